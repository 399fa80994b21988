import type { messages as english } from '#shared/messages/en/library/citations-menu.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('citationsMenu', {
  citations: 'साइटेशन',
  citationsOf: '{count, plural, one {# दस्तावेज़ का साइटेशन} other {# दस्तावेज़ों के साइटेशन}}',
});
