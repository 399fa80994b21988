import { defineMessages } from '#shared/messages/message.ts';

/** A public path without a page. */
export const messages = defineMessages('notFound', {
  pageNotFound: 'Page not found',
  notFoundStatus: '404',
  pageNotFoundHeading: 'Oops! Page not found',
  noPageHere: 'There is no page at this address.',
  returnToHome: 'Return to Home',
});
