import { defineMessages } from '#shared/messages/message.ts';

/** Insights from the text of a document, in the detail pane. */
export const messages = defineMessages('insights', {
  quoted: 'Quoted from the text of this document word for word. No language model wrote this.',
  reading: 'Reading the text of the document...',
  notRead: 'The text could not be read. These insights are made from the metadata alone.',
  off: 'Document analysis is switched off in the AI preferences of your profile.',

  keyFacts: 'Key facts',
  issues: 'Issues',
  dates: 'Dates',
  missing: 'What is missing',
  place: 'paragraph {paragraph}',
  openPlace: 'Open the passage',
  named: 'named {count, plural, one {once} other {# times}}',

  court: 'The text does not name the court.',
  date: 'The text does not give the date of the decision.',
  judges: 'The text does not name the judges.',
  outcome: 'The text does not say how the proceeding ended.',
  numbers: 'Its paragraphs have no numbers, so that a pinpoint cannot be checked.',
  absent:
    '{count, plural, one {# authority that it cites is} other {# authorities that it cites are}} not in this library.',

  writtenNone:
    '{model} can write a summary of this document. Each sentence is compared with the paragraph that it names, and marked where it differs.',
  notWritten: 'The summary was not written',
  quotationsStand: '{why} The quotations from the text stand.',
});
