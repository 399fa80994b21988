import { defineMessages } from '#shared/messages/message.ts';

/** Sentences of the server in chats. */
export const messages = defineMessages('assistant', {
  // Refusals
  titleRequired: 'Give the chat a title.',
  contentRequired: 'Message cannot be empty',
  contentTooLong:
    'A message can have at most {max, number} characters. Shorten it, or add the text to the case as a file.',
  assistantWrites: 'Only the server writes the messages of the assistant.',
  threadGone: 'This chat no longer exists. Your message was not answered.',
  otherCase: 'This chat does not belong to that case.',
  noAnswer: 'Failed to get AI response',
  unsupportedHere:
    'Neither the draft nor your sources support the answer of the model, so it is not shown. Ask again, or use other words.',

  // Answers
  declined: 'Nothing in your sources supports an answer.',
  partDeclined: 'Nothing in your sources supports an answer to this part of the question.',
  noneDirect: 'No passage answers this directly. The nearest are:',
  partNearest: 'No passage answers this part directly. The nearest are:',
  otherwise: 'The papers say otherwise than the question assumes',
  quotedAbove: 'quoted above',
  notInLibrary: '{text} is not in this library.',
  notInLibraryCovers: '{text} is not in this library (it covers {covers}).',
  lacksTitle: 'No judgment in this library has the title {text}. The nearest title is {title}.',
  coversYears: '{courts}, {from} to {to}',
  unread:
    '{count, plural, one {One file is} other {# files are}} still being read and {count, plural, one {was} other {were}} not searched: {files}.',
  pagesRead: '{read, number} of {all, number} pages were read.',
  pagesGiven: 'The model was given passages of {read, number} of {all, number} pages.',
  extractiveNote: 'Quoted from your sources word for word. No language model wrote this answer.',
  cutShort: 'The model stopped before the end of its answer. Ask for the rest in another message.',

  // Headings of an answer made of quotations
  supports: 'Supports',
  against: 'Against',
  facts: 'Facts of this case',
  passagesFound: 'Passages found',
  sectionSays: 'What the section says',
  definitions: 'Definition',
  dates: 'Dates',
  listed: 'In your sources',
  fromWeb: 'From the web, not checked',
  webFailed: 'The web search did not answer, so nothing from the web was used.',

  // One line of context above a quotation
  atParagraph: 'paragraph {number}',
  atPage: 'page {page, number}',
  decided: '{court}, {date}',
  sample: 'fictional sample',
  summaryOfSection: 'our summary, not the text of the act',
  argument: 'argument of counsel, not a finding of the court',
  recognised: 'recognised from a scan',
  treatedNote:
    '{title}: {kind, select, followed {followed} affirmed {affirmed} distinguished {distinguished} doubted {doubted} overruled {overruled} reversed {reversed} other {referred to}} in {by}, by its words: “{quote}”',
  treats:
    'treatment in a judgment that cites it ({kind, select, followed {followed} affirmed {affirmed} distinguished {distinguished} doubted {doubted} overruled {overruled} reversed {reversed} other {referred}}, by its words)',

  // Last days that a rule gives
  workedOut: 'Last days, worked out by rule',
  workedNote: 'Worked out by rule, with each step. No language model gave a date.',
  lastDay: 'last day {day}',
  firstDay: 'from {day}',
  noLastDay: 'time does not run out',
  periodFrom: '{period}, from: {what}',
  dayMissing:
    'A fact is missing: the day of “{what}”. Write it here with its date, or enter it on the page Deadlines.',
  dayFrom: 'The day is from {paper}: “{quote}” {n}',
  clauseFrom: 'The clause is from {paper}: “{quote}” {n}',
  noticePeriod: 'Notice period of the contract',
  noticeReceived: 'receipt of the notice',
  noticeRuns: '{period} from the receipt of the notice on {from}, that day not counted: {to}.',

  // About a draft
  noAuthority: 'No judgment of this library supports this sentence in its words.',
  authorityReason: 'The judgment supports the sentence in the words that are quoted.',
  authoritySample: 'A fictional sample judgment has these words. Do not cite it in court.',
  needsModel:
    'This needs a language model. None is set up for this server, or your AI preferences switch it off. Nothing was changed.',
  noFacts: 'No file of this case has text that was read, so there are no facts to write from.',
  suggested: '{count, plural, one {One change is suggested.} other {# changes are suggested.}}',
  languageMissing: 'Choose the language of the translation.',
  translationRefused:
    'The translation is not shown, because it changed what must stay as it is: {parts}. Ask again, or translate this paragraph yourself.',
  changesRefused:
    '{count, plural, one {One change is not shown, because it is for no paragraph of the draft, changes nothing or holds a link.} other {# changes are not shown, because they are for no paragraph of the draft, change nothing or hold a link.}}',
});
