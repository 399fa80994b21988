import { defineMessages } from '#shared/messages/message.ts';

/** Sentences in place of parts that need JavaScript, for a browser that runs none. */
export const messages = defineMessages('withoutScript', {
  page: 'This page needs JavaScript. Switch it on for this address in the settings of your browser, and load the page again.',
  account:
    'You need JavaScript to sign in or to create an account. Switch it on for this address in the settings of your browser, and load the page again.',
  demo: 'You need JavaScript to try Munshi here. The rest of this page works without it.',
  call: 'You need JavaScript to choose a day and a time here. Without it, write to <mail>{email}</mail>: say what the call is about and when you have time.',
  calculator: 'You need JavaScript to calculate with your own figures. Below is an example.',
  reference:
    'You need JavaScript to read the API reference here. All of it is in <link>openapi.json</link> too.',
  plans:
    'You need JavaScript to see the prices for a year and to subscribe. The prices below are for a month.',
});
