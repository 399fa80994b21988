import { defineMessages } from '#shared/messages/message.ts';

/** The parts of a judgment, whose words a paragraph holds, and what was left out of the text. */
export const messages = defineMessages('parts', {
  // Headings of the parts
  headnote: 'Headnote (by the reporter, not the court)',
  arguments: 'Arguments as reported',
  citator: 'Cases that cite this judgment',
  judgment: 'Judgment',
  judgmentOf: 'Judgment of {judge}',
  opinion:
    '{stance, select, majority {Opinion of the majority} concurring {Concurring opinion} dissenting {Dissenting opinion} other {Opinion}}',
  opinionOf:
    'Opinion of {judge}{stance, select, majority {, for the majority} concurring {, concurring} dissenting {, dissenting} other {}}',
  order: 'Order of the court',
  footnotes: 'Footnotes',
  annexure: 'Annexure',
  signature: 'Signature',
  footnote: 'Footnote {mark}',

  // Contents of a judgment
  contents: 'Contents',
  outlineKind:
    '{kind, select, facts {Facts} issues {Issues} arguments {Arguments} reasons {Reasons} holding {Holding} other {Order}}',
  fromParagraph: 'from para {number}',
  outlineNote: 'Rules found these parts by the words that open and close each paragraph. Read the text.',
  holding: 'Holding',

  // The author of the words that a reference is to: behind the number of a paragraph
  perJudge: 'per {judge}, J.{stance, select, concurring {, concurring} dissenting {, dissenting} other {}}',
  perOpinion:
    '{stance, select, majority {majority opinion} concurring {concurring opinion} dissenting {dissenting opinion} other {separate opinion}}',
  inPart:
    '{part, select, headnote {headnote, not the judgment} arguments {arguments as reported} citator {list of citing cases} order {order of the court} annexure {annexure} footnotes {footnotes} signature {signature} other {heading}}',
  passageIn: '{reference}, {whose}',
  paragraphWhose: '{reference}, para {paragraph}, {whose}',

  // Words of the pages that are no words of the judgment
  leftOutLead:
    '{count, plural, one {# line of the pages is not part of the judgment.} other {# lines of the pages are not part of the judgment.}} Each is shown with the reason.',
  showLeftOut: 'What was left out ({count, number})',
  timesLeftOut: '× {count, number}',
  pageNumber: 'Page number',
  runningTitle: 'Title repeated on each page',
  marginLetter: 'Letter in the margin of the report',
  downloadStamp: 'Stamp of a download',
  signatureStamp: 'Stamp of a digital signature',
  siteNavigation: 'Text of the website',
  missingPages:
    'Pages that the page numbers of this copy count are missing: {pages}. The judgment is not whole. Find a complete copy before you rely on it.',
  unreadPages:
    '{count, plural, one {Page {pages} of the original is not in this text: it is a picture, or its text is damaged, and nobody could read it yet. Look at the original.} other {Pages {pages} of the original are not in this text: they are pictures, or their text is damaged, and nobody could read them yet. Look at the original.}}',

  // A place that a chat, a check or a note refers to
  placeMoved: 'The words that the link names are in another paragraph than before. They are here now.',
  placeGone:
    'The words that the link names are not in the text of this judgment as it is read now. Compare the original.',
  numberGone: 'The judgment has no paragraph {number} as it is read now. Compare the original.',

  // A judgment without a cause title
  namedByOthers: 'named so by judgments that cite it',
  nameByOthers: '{name} (named so by judgments that cite it)',
});
