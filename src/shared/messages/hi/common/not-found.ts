import type { messages as english } from '#shared/messages/en/common/not-found.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('notFound', {
  pageNotFound: 'पेज नहीं मिला',
  notFoundStatus: '404',
  pageNotFoundHeading: 'क्षमा करें, यह पेज नहीं मिला',
  noPageHere: 'इस पते पर कोई पेज नहीं है।',
  returnToHome: 'होम पर लौटें',
});
