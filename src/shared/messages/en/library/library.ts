import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('library', {
  // The check of what a judgment cites
  checkCitations: 'Check citations',
  checkingCitations: 'Checking...',
  checkFailed: 'The citations were not checked',

  // Badges of a document
  sample: 'Sample, not a real judgment',
  summaryNotText: 'Summary, not the Act’s text',
  summaryReference: '{reference} [Munshi summary]',
  sampleReference: '{reference} [sample, not a real judgment]',
  keywordMatch: 'Keyword Match',
  semanticMatch: 'Semantic Match',
  hybridMatch: 'Hybrid Match',
  score: 'Score {score}',

  // Sections of the codes that were replaced on 1 July 2024, and of those that replaced them
  replacedBy:
    'Replaced on 1 July 2024 by {count, plural, one {section {sections}} other {sections {sections}}} {act}',
  replaces:
    'Replaced {count, plural, one {section {sections}} other {sections {sections}}} {act} on 1 July 2024',
  oldLaw: 'Old law',
  newLaw: 'New law',
  counterpart: 'Section {section} {act}',
  concordanceSource: 'From Munshi’s concordance. Compare the text of both sections.',
  appliesOffence:
    'The date of the offence decides: before 1 July 2024 the Penal Code applies, from that day the Sanhita (section 358 BNS).',
  appliesProcedure:
    'Proceedings that were pending on 1 July 2024 continue under the Code; others follow the Sanhita (section 531 BNSS).',
  appliesEvidence:
    'Proceedings that were pending on 1 July 2024 continue under the Evidence Act; others follow the Adhiniyam (section 170 BSA).',

  // Facts about a document
  caseInformation: 'Case Information',
  provision: 'Provision',
  act: 'Act',
  section: 'Section',
  year: 'Year',
  court: 'Court',
  courtNotRecorded: 'Court not recorded',
  benchOfOneOrTwo: '{kind, select, single {Single judge} other {Division Bench}}',
  benchLarge: '{kind, select, full {Full Bench} other {Constitution Bench}}, {count}',
  benchOf: 'Bench of {count}',
  case: 'Case',
  caseNumber: 'Case number',
  date: 'Date',
  citation: 'Citation',
  outcome: 'Outcome',
  benchAndParties: 'Bench & Parties',
  bench: 'Bench',
  petitioner: 'Petitioner',
  respondent: 'Respondent',
  legalRepresentation: 'Legal Representation',
  forPetitioner: 'For petitioner',
  forRespondent: 'For respondent',
  caseFacts: 'Case Facts',
  text: 'Text',
  keyPoints: 'Key Points',
  keywords: 'Keywords',
  namedEntities: 'Named Entities',
  namesAndMore: '{names} and {more, number} more',
  legalProvisions: 'Legal Provisions',
  citations: 'Citations',
  notInLibrary: 'Not in this library',
  sharedCitation:
    '{count, plural, one {# judgment} other {# judgments}} of this library have this citation: choose one',
  notInLibraryNote: 'not in this library',
  source: 'Source',
  licence: 'Licence',
  note: 'Note',
  notRecorded: 'Not recorded',
  paragraphOf: '{reference}, para {paragraph}',
  reportPage: '{reporter} p. {page}',
  withPage: '{cited} ({page})',

  // AI Insights, made from the metadata of a document
  aiInsights: 'AI Insights',
  insightsSource: 'Made by fixed rules from this document’s metadata, without AI',
  preparingInsights: 'Preparing insights',
  summary: 'Summary',
  noSummary: 'Unable to generate summary at this time.',
  caseDecided: '{title} ({decided}).',
  outcomeSentence: 'Outcome: {disposal}.',
  legalImplications: 'Legal Implications',
  noImplications: 'Legal implications analysis unavailable.',
  subjects: 'It deals with {subjects}.',
  provisionsOfLaws:
    'It refers to {provisions, plural, one {# provision} other {# provisions}} of {laws, plural, one {# law} other {# laws}}.',
  authorities:
    'It cites {cited, plural, one {# authority} other {# authorities}}, {known, number} of them in this library.',
  recommendations: 'Recommendations',
  reviewManually: 'Please review the document manually.',
  sampleWarning: 'This is a sample, not a real judgment. Do not cite it.',
  checkAuthorities:
    'Open the authorities it cites and see whether they support the point for which you need them.',
  replacedCode:
    'It refers to a code that was replaced on 1 July 2024. Check which law applies on your dates.',
  courtUnread: 'The court could not be read from the text. Check the original before you cite it.',
  relevantStatutes: 'Relevant Statutes',
  noStatutes: 'No statute is recorded for this document.',
  lawAndSections: '{law}: {count, plural, one {section} other {sections}} {sections}',
  lawAndArticles: '{law}: {count, plural, one {article} other {articles}} {sections}',
  subjectPoint: 'Subject: {subject}',
  outcomePoint: 'Outcome: {disposal}',
  benchPoint: 'Bench of {judges, plural, one {# judge} other {# judges}}',
  provisionsPoint: 'Refers to {provisions, plural, one {# provision} other {# provisions}}',
  authoritiesPoint: 'Cites {cited, plural, one {# authority} other {# authorities}}',

  // The original file
  noDocumentUrl: 'No document URL available',
  pdfNotOpened: 'Failed to open the PDF file',
  documentNotOpened: 'Failed to open document',
  downloadFailedReason: 'There was an error downloading the file. Please try again.',

  // The title of the page
  searchTitle: '{words} · Search',
});
