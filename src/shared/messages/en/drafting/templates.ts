import { defineMessages } from '#shared/messages/message.ts';

/** New drafts from templates and from Word documents. */
export const messages = defineMessages('draftTemplates', {
  // The templates, by their names
  affidavit_in_support: 'Affidavit in support',
  affidavit_in_reply: 'Affidavit in reply',
  affidavit_of_service: 'Affidavit of service',
  legal_notice: 'Legal notice',
  cheque_notice: 'Cheque notice under section 138',
  cheque_complaint: 'Cheque complaint under section 138',
  anticipatory_bail: 'Application for anticipatory bail',
  regular_bail: 'Application for regular bail',
  quashing: 'Petition to quash an FIR',
  plaint: 'Plaint',
  written_statement: 'Written statement',
  writ_petition: 'Writ petition',
  civil_revision: 'Civil revision petition',
  condonation_of_delay: 'Application to condone delay',
  vakalatnama: 'Vakalatnama',
  written_submissions: 'Written submissions',
  list_of_dates: 'List of dates',

  // Their groups
  affidavits: 'Affidavits',
  notices: 'Notices',
  criminal: 'Criminal matters',
  civil: 'Civil matters and writs',
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
  chooseValue: 'Choose',
  rupeesHint: 'In rupees, such as 150000.',
  numberInvalid: 'Enter a whole number.',
  rupeesInvalid: 'Enter an amount in rupees, such as 150000.',
  otherTemplate: 'Other templates',
  make: 'Create the draft',
  making: 'Creating the draft...',
  notMade: 'The draft was not created',
  made: 'Draft created',
  titleOf: '{template} - {title}',
  daysTitle: 'Look at the dates',

  // Notes on the days of a paper
  cheque_notice_by:
    'The notice must be sent by {last}: thirty days from the information of the return (section 138, proviso, clause (b)).',
  cheque_notice_late:
    'The notice is later than {last}, the last of the thirty days from the information of the return (section 138, proviso, clause (b)).',
  cheque_complaint_between:
    'The complaint can be made from {from} to {to}: after the fifteen days for payment and within one month (sections 138 and 142).',
  cheque_complaint_early:
    'The complaint is too early: the fifteen days for payment must have passed, so it can be made from {from} to {to}.',
  cheque_complaint_late:
    'The complaint is later than {to}, the last day of the month of section 142(1). It must show sufficient cause for the delay.',
  revision_late:
    'The petition is later than {last}, the last of the ninety days of article 131 of the Limitation Act, 1963. Time that the Act excludes is not deducted here.',
  no_delay: 'There is no delay: the period of limitation ends on {last}.',

  // Parts of a Word document that a draft does not keep
  pictures: 'The pictures were left out. Upload them to the case and refer to them as annexures.',
  textBoxes: 'The text in text boxes was left out.',
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
  caseNotFound: 'This case does not exist, or you have no access to it.',
});
