import { defineMessages } from '../message.ts';

export const messages = defineMessages('site', {
  aClientWithTheFirst:
    'A client with the first case in one step, files with each case, and judgments added to it from search.',
  apiReference: 'API reference',
  clientsAndCases: 'Clients and cases',
  forAdvocatesFirmsAndResearchers:
    'For advocates, firms and researchers. It runs on your own machine, and what you keep in it stays there.',
  getStartedNow: 'Get Started Now',
  goToApp: 'Go to App',
  howAFoundPassageLooks: 'How a found passage looks in the reader. The words are ours and decide no case.',
  login: 'Login',
  mailsAndCodesForPhones:
    'Mails, and codes for phones, are kept here on this machine and sent nowhere as long as no mail server or SMS provider is set up.',
  munshiIsAToolFor: 'Munshi is a tool for those who practise law. It gives no legal advice.',
  numberedParagraphsFoundPassagesMarked:
    'Numbered paragraphs, found passages marked, citations that open, and the pinpoint to copy.',
  outbox: 'Outbox',
  reader: 'Reader',
  serviceOfNotice: 'Service of notice',
  theClerkForAnIndian:
    'The clerk for an Indian law practice: it finds the judgment, opens it at the paragraph and keeps it in the case.',
  theLibraryByWordsBy:
    'The library by words, by meaning, or both; by court, state, year and judge. Paste facts to find judgments like them.',
  whatWorksToday: 'What works today',
});
