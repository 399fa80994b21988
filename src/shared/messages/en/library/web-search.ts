import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('web-search', {
  switch: 'Web Search',
  hint: 'Also asks a search engine for the words that you type.',
  title: 'From the web',
  note: 'Results of a search engine, not of the library. Nobody has checked them, and they are not in the count above.',
  none: 'The search engine found nothing for these words.',
  searching: 'Searching the web',
  failed: 'The web was not searched',
  noAnswer: 'The search engine did not answer. The results of the library are complete.',
  notSetUp: 'This server has no web search.',
  mayNotLeave: 'The switch “Data may leave this server” in your profile is off, so the web is not searched.',
  wordsRequired: 'Enter words to search for.',
});
