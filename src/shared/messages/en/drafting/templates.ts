import { defineMessages } from '#shared/messages/message.ts';

/** New drafts from templates and from Word documents. */
export const messages = defineMessages('draftTemplates', {
  // Groups of templates
  office: 'Of your office',
  affidavits: 'Affidavits',
  notices: 'Notices',
  criminal: 'Criminal matters',
  civil: 'Civil matters and writs',
  family: 'Family matters',
  commercial: 'Commercial matters and arbitration',
  general: 'For every matter',

  // The picker
  chooseTitle: 'Choose a template',
  chooseText: 'The draft is written from facts that you give next. What you leave out becomes a blank.',
  search: 'Search templates',
  noneFound: 'No template has these words.',
  loading: 'Loading templates...',
  notLoaded: 'The templates could not be loaded',

  // The facts
  factsText:
    'Facts that are known from this case, its client and your profile are filled in. Leave a field empty to get a blank.',
  basis: 'Rules of law behind this template',
  readIt: 'A template is a start. Read the draft and the law before you file it.',
  files: 'Files that the paper names',
  filesHint: 'The SHA-256 of each chosen file is computed here and printed in the paper.',
  chooseValue: 'Choose',
  rupeesHint: 'In rupees, such as 150000.',
  numberInvalid: 'Enter a whole number.',
  rupeesInvalid: 'Enter an amount in rupees, such as 150000.',
  foundAt: '{file}, page {page, number}: “{quote}”',
  useValue: 'Use',
  useValueOf: 'Use {value} for {fact}',
  papersRead:
    'The papers of the case ({pages, plural, one {# page} other {# pages}} read) have values for fields below. Look at each with its page.',
  papersFill:
    'The papers of the case ({pages, plural, one {# page} other {# pages}} read) fill {count, plural, one {# empty field} other {# empty fields}}. Look at each with its page.',
  papersNotAll: 'The case has more pages than are read here; the first pages of each file were read.',
  useAll: 'Use these',
  otherTemplate: 'Other templates',
  make: 'Create the draft',
  making: 'Creating the draft...',
  notMade: 'The draft was not created',
  made: 'Draft created',
  titleOf: '{template} - {title}',
  daysTitle: 'Look at the dates',

  // Parts of a Word document that a draft does not keep
  pictures: 'The pictures were left out. Upload them to the case and refer to them as annexures.',
  textBoxes: 'The words of text boxes were put after the paragraphs that hold them.',
  comments: 'The comments were left out.',
  commentsKept: 'The comments are kept as comments of the draft.',
  headers: 'The words of page headers and footers were left out.',
  hidden: 'Hidden text was left out.',
  symbols: 'Some symbols of symbol fonts were left out.',
  raised: 'Some words raised above or lowered below the line (superscript, subscript) are on the line now.',
  struck:
    'Words that are struck through were kept without the line through them. Delete them if they are to go.',
  formulas:
    'Formulas were written in one line, or left out. Compare each formula (equation) with your document.',
  embedded: 'A part embedded from another file was left out. Import that file too.',
  endnotes: 'Endnotes became footnotes.',
  legacyFont:
    'Words in a legacy Hindi font such as Kruti Dev became Unicode. Compare them with your document.',
  unreadFont:
    'Words in an older font of an Indian script are not readable here. Convert them to Unicode first.',
  unknown:
    'Some parts of this document are of a kind that is not known here. Compare the draft with your document.',
  mergedCells: 'Merged cells of tables were separated.',
  deletions: 'Text that was marked as deleted was left out.',
  numbers: 'Some paragraphs have other numbers now. Compare the numbering with your document.',
  importTooLarge: 'This file is too large. A Word document has at most {megabytes, number} MB here.',

  // Refusals
  unknownTemplate: 'There is no template with this name ({template}).',
  unknownFact: 'This template does not have the field “{fact}”.',
  factInvalid: 'Look at “{fact}”: its value does not fit.',
  factTooLong: '“{fact}” is too long.',
  tooManyFacts: 'Send at most {max, number} facts.',
  noSuchFile: 'Choose files that are uploaded to this case.',
  caseNotFound: 'This case does not exist, or you have no access to it.',
});
