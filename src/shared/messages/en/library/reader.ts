import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('reader', {
  // The head of a document
  back: 'Back',
  copyCitation: 'Copy citation',
  copyForCourt: 'Copy for the court',
  formNeutral: 'Neutral citation, numbered by the court',
  formBoth: 'Neutral citation with law reports, general form',
  formCircular: 'As the court’s circular of {date} prints it',
  formReports: 'Law reports, general form',
  formNumber: 'Case number and date, general form',
  print: 'Print',
  actions: 'Actions',
  printPlain: 'Without highlights',
  printHighlighted: 'With highlights',
  summaryWarning: 'Written by Munshi for orientation. Read the Act before you rely on it.',
  sampleWarning: 'Its parties, facts and number are fictional. Do not cite it.',

  // The bar: find in the document, and the look of the text
  findInDocument: 'Find in this document',
  closeFind: 'Close find',
  matchOf: '{current, number} of {total, number}',
  matchCount: '{count, number} found',
  passageCount: '{count, plural, one {# passage} other {# passages}}',
  noMatches: 'No matches',
  nextPassage: 'Next passage (n)',
  previousPassage: 'Previous passage (p)',
  text: 'Text',
  textSizeAndWidth: 'Text size and width',
  size: 'Size',
  width: 'Width',
  narrow: 'Narrow',
  usual: 'Usual',
  wide: 'Wide',

  // The text and what is known of it
  caseInformation: 'Case information',
  aboutDocument: 'About this document',
  citedBy: 'Cited by',
  sample: 'sample',
  atParagraph: 'para {number}',
  copyPinpoint: 'Copy pinpoint',
  copyPinpointOf: 'Paragraph {number}: copy pinpoint',

  // A document that loads, or fails to
  document: 'Document',
  loadingDocument: 'Loading the document',
  documentNotOpened: 'The document could not be opened',
  notInLibrary: 'This document is not in the library',
  notInLibraryHint: 'It may have been removed, or the address is incomplete.',
});
