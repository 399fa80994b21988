import type { messages as english } from '#shared/messages/en/common/not-found.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('notFound', {
  pageNotFound: 'பக்கம் கிடைக்கவில்லை',
  notFoundStatus: '404',
  pageNotFoundHeading: 'மன்னிக்கவும், இந்தப் பக்கம் கிடைக்கவில்லை',
  noPageHere: 'இந்த முகவரியில் எந்தப் பக்கமும் இல்லை.',
  returnToHome: 'முகப்புக்குத் திரும்பு',
});
