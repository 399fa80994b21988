import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('checks', {
  // Refusals of the server
  textTooLong: 'The text can have at most {max, number} characters. Check it in parts.',
  textOrFile: 'Give one of these: a text, a case file or a draft.',
  dateInvalid: 'Give the date as a day, such as 2024-07-01.',
  nothingToCheck: 'This document has no text to check.',
  fileTooLarge: 'The file can have at most {megabytes} MB. Nothing was checked.',
  fileNotRead: 'The text of this file has not been read yet. Try again when it has been read.',
  checkNotFound: 'This check is no longer here.',
  timedOut: 'The check took too long and was stopped. Nothing was kept. Check the document in parts.',

  // The page
  title: 'Check a document',
  lead: 'Every citation, paragraph, quotation and section in a document is compared with the library. The report says what it found; what follows from that is for you to decide.',
  textLabel: 'Text of the document',
  textPlaceholder: 'Paste a draft, a petition or an order here',
  dropHint: 'or drop a Word file, a PDF or a text file of up to {megabytes} MB',
  chooseFile: 'Choose a file',
  chosenFile: 'File to check: {name}',
  removeFile: 'Remove the file',
  dateLabel: 'Date of offence or filing',
  dateHint: 'Optional. Says which sections were in force on that day.',
  check: 'Check citations',
  checking: 'Checking...',
  cancel: 'Cancel',
  checkFailed: 'The document was not checked',
  notKept: 'The text itself is not kept. The report and the record of the check are.',
  dropHere: 'Drop the file to check it',
  fileKind:
    'Choose a Word or OpenDocument file (.docx, .doc, .odt, .rtf), a PDF, an email (.eml) or a text file.',
  oneFile: 'Choose one file at a time.',

  // Earlier checks
  earlier: 'Earlier checks',
  earlierNone: 'Your checks appear here.',
  earlierCounts:
    '{citations, plural, one {# citation} other {# citations}}, {provisions, plural, one {# provision} other {# provisions}}, {look, plural, =0 {nothing to look at} other {# to look at}}',
  loadFailed: 'Failed to load the checks',
  reportFailed: 'Failed to load the report',
  loading: 'Loading...',
  loadingReport: 'Loading the report...',
  deleteCheck: 'Delete this check',
  deleteTitle: 'Delete the check of {name}?',
  deleteEffect: 'The report and its record are removed. This cannot be undone.',
  deleting: 'Deleting...',
  deleted: 'Check deleted',
  deleteFailed: 'Failed to delete the check',
  newCheck: 'Check another document',
  toDraft: 'Back to the draft',

  // The report
  findings: 'Findings',
  document: 'Document',
  wordWithComments: 'Word with comments',
  textDiffers: 'The text differs from the one that was checked.',
  textNotKept: 'The text was not kept. Check the document again to see its findings beside it.',
  markedDocument: 'Document with its findings',
  reportTitle: 'Report on citations',
  reportOf: 'Check of {name}',
  pastedText: 'Pasted text',
  word: 'Word',
  pdf: 'PDF',
  print: 'Print',
  actions: 'Actions',
  downloadFailed: 'Failed to make the document',
  summary: 'In short',
  countCitations: 'Citations',
  countFound: 'Found as cited',
  countDifferent: 'Found, with differences',
  countAbsent: 'Not in this library',
  countUnclear: 'Unclear',
  countParagraphs: 'Paragraphs that do not exist',
  countQuotations: 'Quotations that differ',
  countProvisions: 'Provisions to look at',
  lookAt: 'To look at',
  nothingToLookAt: 'Every citation that could be checked agrees with the library.',
  agrees: 'Agrees with the library',
  provisionsTitle: 'Sections and articles',
  noCitations: 'No citation was found in the document.',
  noProvisions: 'No section or article was found in the document.',
  notCheckedTitle: 'Not checked',
  recordTitle: 'Verification record',
  recordBy: 'Checked by',
  recordAt: 'Checked on',
  recordLibrary: 'Library at that time',
  recordText: 'Checked text',
  recordTextValue: '{characters, plural, one {# character} other {# characters}}, SHA-256 {hash}',
  recordMethod: 'Method',
  methodSentence:
    'A program compared citations, paragraphs, quotations and provisions with the text of the library. No language model took part.',
  recordDate: 'Date of offence or filing',
  libraryState:
    '{judgments, plural, one {# judgment} other {# judgments}} and {acts, plural, one {# section} other {# sections}} of acts',
  libraryStateYears:
    '{judgments, plural, one {# judgment} other {# judgments}} ({from}–{to}) and {acts, plural, one {# section} other {# sections}} of acts',
  librarySamples:
    '{samples, plural, one {# of them is a sample, not a real judgment} other {# of them are samples, not real judgments}}',
  covers: 'This library covers {state}. Courts: {courts}.',

  // The note for filing
  note: 'Disclosure note',
  noteTitle: 'Note on the tools that were used and on verification',
  noteNoWriting: 'Munshi has no record of who or what wrote this text: it came as pasted text or as a file.',
  noteAuthorities: 'Authorities and provisions, and what was found',
  noteRulesTitle: 'Precedents made by AI, and disclosure',
  noteRules:
    'The Supreme Court held on 2 July 2026 that to cite precedents made by AI without verifying them is misconduct of an advocate (Pooja Ramesh Singh v. Jammu and Kashmir Bank Ltd., 2026 INSC 668, Narasimha and Aradhe JJ.). Its draft Regulations for Use of Artificial Intelligence in Courts, 2026 (published on 3 June 2026) ask for disclosure when AI was used for a filing. Look up which rules are in force for your court on the day of filing.',
  noteFiler: 'Name and signature of the person who files this note',
  notePlace: 'Place and date',

  // The writers of a draft
  writingTitle: 'Who or what wrote this draft',
  writingTemplate: 'The draft was made from the template “{template}”.',
  writingNoTemplate: 'No template is recorded for this draft.',
  writingNone: 'No accepted suggestion or sent answer of the assistant is recorded.',
  writingLatest:
    'The list has the latest {shown, number} of {total, plural, one {# suggestion or answer} other {# suggestions and answers}}.',
  writingLimits: 'Munshi does not record who typed, pasted or imported the other text.',
  writingChange: 'Accepted suggestion or sent answer',
  writingBy: 'Written by',
  writingAccepted: 'Accepted or sent by',
  writingAcceptedBy: 'Accepted by: {name}',
  writingSentBy: 'Sent by: {name}',
  writingReplaced: '“{before}” became “{after}”',
  writingAdded: 'New text: “{after}”',
  writingRemoved: 'Removed: “{before}”',
  writingKept: 'The checked text has this change as it was accepted.',
  writingChanged: 'The checked text does not have this change as it was accepted.',
  writingSent: 'Answer from the chat “{chat}”: “{after}”',
  writingSentKept: 'The checked text has the paragraphs of this answer as they were sent.',
  writingSentChanged: 'The checked text does not have all paragraphs of this answer as they were sent.',
  writerModel: 'The language model {engine}',
  writerQuotes: 'Munshi, with words and citations of its sources and without a language model',
  writerUnknown: 'Not recorded',
  noName: 'A user without a name',

  // One citation
  statusFound: 'Found',
  statusDifferent: 'Found, with differences',
  statusAmbiguous: 'More than one judgment',
  statusAbsent: 'Not in this library',
  statusNearest: 'No judgment under this name',
  statusUnreadable: 'Not a known form of citation',
  statusOverruled: 'Overruled',
  statusQuotationAbsent: 'Quotation not in the judgment',
  statusQuotationAltered: 'Quotation differs',
  statusNoParagraph: 'No such paragraph',
  statusOtherParagraph: 'Quoted from another paragraph',
  statusDoubted: 'Doubted',
  statusRests: 'Follows an overruled judgment',
  openJudgment: 'Open {title}',
  openPassage: 'Open the passage',
  openParagraph: 'Open paragraph {number}',
  differsName: 'The name differs: cited as {cited}, in the library {found}.',
  differsYear: 'The year differs: cited as {cited}, in the library {found}.',
  differsVolume: 'The volume differs: cited as {cited}, in the library {found}.',
  differsPage: 'The page differs: cited as {cited}, in the library {found}.',
  differsDate: 'The date differs: cited as {cited}, in the library {found}.',
  differsCaseNumber: 'The case number differs: cited as {cited}, in the library {found}.',
  differsOther: 'The citation {cited} belongs to another judgment of the library: {found}.',
  differsCitation:
    '{found, select, none {Found by its name. The library’s copy does not give the citation {cited}, so that could not be compared.} other {Found by its name: cited as {cited}, in the library {found}.}}',
  mayBe: 'It may be {titles}.',
  unreadableDetail:
    'The reporter is not known, or a part such as the year is missing, so it was not looked up.',
  absentDetail: 'That a judgment is not in this library does not mean that it does not exist.',
  nearestTitle: 'The nearest title in this library is {title}.',
  paragraphExists: 'Paragraph {number} exists.',
  paragraphMissing: 'Paragraph {number} cited: the library’s copy has {last}.',
  paragraphGap:
    'Paragraph {number} cited: the library’s copy, which goes up to {last}, has no paragraph of this number.',
  paragraphOfSeveral: 'Several opinions have a paragraph {number}: {opinions}.',
  ofOpinion: 'Opinion: {whose}.',
  quotationOutside:
    '{part, select, headnote {The quoted words are in the headnote, not in the judgment.} arguments {The quoted words are in the arguments of counsel as reported, not in the judgment.} citator {The quoted words are in the list of citing cases, not in the judgment.} annexure {The quoted words are in an annexure, not in the judgment.} other {The quoted words are outside the judgment, in another part of this copy.}}',
  quotationAlteredOutside:
    '{part, select, headnote {Words like the quoted ones are in the headnote, not in the judgment:} arguments {Words like the quoted ones are in the arguments of counsel as reported, not in the judgment:} other {Words like the quoted ones are outside the judgment, in another part of this copy:}}',
  quotationExact:
    '{paragraph, select, none {The quoted words are in the judgment.} other {The quoted words are in paragraph {paragraph}.}}',
  quotationElsewhere:
    '{paragraph, select, none {The quoted words are in another part of the judgment.} other {The quoted words are in paragraph {paragraph}, not in the one cited.}}',
  quotationAltered:
    '{paragraph, select, none {The quoted words differ from the judgment:} other {The quoted words differ from paragraph {paragraph}:}}',
  quotationAbsent: 'These words are not in the library’s copy of the judgment: “{words}”',
  quoted: 'Quoted',
  inJudgment: 'In the judgment',
  nothing: '(nothing)',
  treatedTitle: 'Later judgments say',
  treatedBy: '{title}, paragraph {paragraph}',
  sample: 'Sample, not a real judgment',

  // One provision
  provisionExists: 'In the library',
  provisionAbsent: 'No such section',
  provisionActAbsent: 'Not in this library',
  provisionAmbiguous: 'No act named',
  absentNumber: 'The sections of the {act} end with {last}.',
  absentLetter: 'The library’s copy of the {act} has no section of this number.',
  partly: 'The library has other sections of the {act}, but not this one.',
  actAbsent: 'The library does not have the {act}.',
  mayBeSection: 'The text names no act here. It may be {sections}.',
  inForce: 'In force on {date}.',
  notInForce: 'Not in force on {date}.',
  forceFrom: 'In force since {from}.',
  forceUntil: 'In force until {to}.',
  replacedBy: 'The {act} replaced this act.',
  forceBetween: 'In force from {from} to {to}.',
  counterpart:
    '{kind, select, same {Same number in the other code: {section}.} split {One of the sections in the other code: {section}.} merged {Merged with others in {section}.} changed {Changed, and now or earlier {section} in the other code.} other {Renumbered in the other code: {section}.}}',
  statusStatuteAbsent: 'Quoted words not in the section',
  statusStatuteAltered: 'Quoted words differ',
  statuteExact: 'The quoted words agree with the section: “{words}”',
  statuteAltered: 'The quoted words differ from the section:',
  statuteAbsent: 'These words are not in the library’s copy of the section: “{words}”',
  statuteNotHere:
    'The library has no official copy of this section, so these words were not compared: “{words}”',
  statuteWordsOf: 'Section {section} in the other code has these words.',
  statuteVersion: 'Compared with the words of the day of the check, which were the law until {until}.',
  statuteOnlyLater: 'The quoted words came into the section on {until}.',
  statuteGaps: 'The library’s copy does not print all earlier words: compare with the act of that day.',
  statuteOfState: 'These words are in the amendment of a State: {state}.',
  statuteBefore: 'The section had these words before {date}.',
  statuteAmended:
    'The copy has an amendment with effect from {date}, after the day of this check: the words may have been others on that day.',
  inSection: 'In the section',
  openSection: 'Open the section',
  mentions: '{count, plural, one {named once} other {named # times}}',

  // Parts that were not checked
  notJudgmentsNotInLibrary:
    '{count, plural, one {# cited judgment is} other {# cited judgments are}} not in this library, so paragraphs and quotations were not compared.',
  notNearestTitles:
    '{count, plural, one {# cited judgment has another name here, or is not here: its nearest title is named.} other {# cited judgments have other names here, or are not here: their nearest titles are named.}} Paragraphs and quotations were not compared.',
  notUnreadableCitations:
    '{count, plural, one {# citation has} other {# citations have}} no known form and were not looked up.',
  notAmbiguousCitations:
    '{count, plural, one {# citation leads} other {# citations lead}} to more than one judgment.',
  notNames:
    'The case name of {count, plural, one {# citation} other {# citations}} was not compared, because the library does not know the name.',
  notCitationsByName:
    '{count, plural, one {# judgment was} other {# judgments were}} found by name alone; the citation was not compared.',
  notOpenParagraphs:
    'The paragraph of {count, plural, one {# citation} other {# citations}} is left open or could not be read.',
  notUnnumberedParagraphs:
    'Paragraphs of {count, plural, one {# judgment} other {# judgments}} were not compared, because the library’s copy does not number them.',
  notReportPages:
    'Pages of law reports cited in {count, plural, one {# place} other {# places}} were not compared: the library does not have them.',
  notUnattributedQuotations:
    '{count, plural, one {# quotation has} other {# quotations have}} no judgment or section named beside it, so it was not compared.',
  notShortQuotations:
    '{count, plural, one {# quotation of fewer than five words was} other {# quotations of fewer than five words were}} not compared.',
  notUnmarkedQuotations:
    '{count, plural, one {# passage is} other {# passages are}} introduced as a quotation but {count, plural, one {has} other {have}} no quotation marks.',
  notQuotationsOfActs:
    '{count, plural, one {# quotation from a section was} other {# quotations from sections were}} not compared, because the library has no official copy of the act.',
  notActsNotInLibrary: '{count, plural, one {# provision is} other {# provisions are}} not in this library.',
  notSectionsWithoutAct: '{count, plural, one {# section names} other {# sections name}} no act.',
  notOtherProvisions:
    '{count, plural, one {# rule, regulation or schedule was} other {# rules, regulations or schedules were}} not looked up: no act of this library is named beside {count, plural, one {it} other {them}}.',
  notCommencement:
    'It is not known from when to when {count, plural, one {# act was} other {# acts were}} in force.',
  notNoDate: 'No date was given, so it was not checked whether the provisions were in force.',
  // Reports of before the citation graph was asked say this of their authorities.
  notTreatment:
    'Not every later judgment that cites {count, plural, one {# of the authorities} other {# of the authorities}} was read.',
  notUnreadJudgments:
    'Later treatment may be missing: {count, plural, one {# judgment of this library has} other {# judgments of this library have}} not been read for it yet.',
  notTooMany: '{count, plural, one {# place was} other {# places were}} beyond the limit of one check.',
  notPicturesOfFile: 'Pictures, charts and scanned pages in the file were not read.',
  notCommentsOfFile: 'Comments in the file were not checked.',
  notInTime: 'Citations and sections were not looked up: the server was busy.',
  notPartsOfFile:
    'Some parts of the file are of a kind that is not read here, such as an embedded file, a formula or an older font.',
  notArgument:
    'Whether a judgment supports the argument it is cited for, and whether amendments changed a section, was not checked. That is for the lawyer to judge.',
});
