import { defineMessages } from '#shared/messages/message.ts';

/** The public pages. */
export const messages = defineMessages('site', {
  // The landing page
  headline:
    'The clerk for an Indian law practice: it finds the judgment, opens it at the paragraph and keeps it in the case.',
  audience:
    'For advocates, firms and researchers. It runs on your own computer, and what you keep in it stays there.',
  getStarted: 'Get Started Now',
  goToApp: 'Go to App',
  login: 'Login',
  samplePassage:
    "The notice was sent to an address at which, on the drawer's own showing, he had not lived since 2019. <mark>Service of notice</mark> is a step that the statute requires before the offence is complete, and the complainant must show that it was taken.",
  sampleCaption: 'How a matching passage looks in the reader. We wrote this text. It is not from a judgment.',
  whatWorks: 'What works today',
  searchPoint:
    'The library by words, by meaning, or both; by court, state, year and judge. Paste facts to find similar judgments.',
  reader: 'Reader',
  readerPoint: 'Numbered paragraphs, marked matching passages, citations that open, and a pinpoint to copy.',
  clientsAndCases: 'Clients and cases',
  clientsAndCasesPoint:
    'A client with the first case in one step, files with each case, and judgments added to it from search.',
  noLegalAdvice: 'Munshi is a tool for people who practise law. It gives no legal advice.',

  // The API reference
  apiReference: 'API reference',
  apiReferenceLead:
    'Every endpoint of this server, generated from the contracts that validate its requests. As a file: <link>openapi.json</link>.',

  // The outbox
  outbox: 'Outbox',
  outboxLead:
    'Emails, and codes for phones, stay on this computer and are sent nowhere until a mail server or an SMS provider is set up.',
});
