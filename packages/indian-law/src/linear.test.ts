import { growthPerDoubling, repeated } from '@munshi/test-support/growth.ts';
import { FULL_STRENGTH } from '@munshi/test-support/load.ts';
import { expect, test } from 'vitest';
import { understandQuestion } from './answers/question.ts';
import { answerSentences } from './answers/sentence-check/answer-sentences.ts';
import { statementsIn } from './answers/sentence-check/read-statement.ts';
import { asUntrusted } from './answers/untrusted.ts';
import { readCauseList } from './cause-lists/cause-list.ts';
import { readCourtPaper } from './cause-lists/court-paper.ts';
import { MatterMatcher } from './cause-lists/match-matters.ts';
import { rowsOfText } from './cause-lists/rows.ts';
import { findAuthorities } from './citations/authorities.ts';
import { findCitations } from './citations/citations.ts';
import { findCourtMentions } from './courts/courts.ts';
import { documentInsights } from './document-insights/insights.ts';
import { checkDraft } from './drafting/check/check-draft.ts';
import { documentOfText } from './drafting/document/from-text.ts';
import { detectKind } from './drafting/kinds.ts';
import { findPaperFacts } from './drafting/paper-facts/find-paper-facts.ts';
import { findCaseNumbers } from './judgment/case-number.ts';
import { findLawyers } from './judgment/counsel.ts';
import { findDisposal } from './judgment/disposal.ts';
import { headLines } from './judgment/header.ts';
import { findJudges } from './judgment/judges.ts';
import { readJudgment } from './judgment/judgment.ts';
import { outlineOf } from './judgment/outline.ts';
import { splitParagraphs } from './judgment/paragraphs.ts';
import { readLibraryMarkdown } from './library/library-markdown.ts';
import { findParties } from './parties/parties.ts';
import { findDatedEvents } from './practice/find-dated-events.ts';
import { suggestCategory } from './practice/paper-category.ts';
import { findProvisions } from './provisions/provisions.ts';
import { findStatutes } from './provisions/statutes.ts';
import { findKeywords } from './query/keywords.ts';
import { findDates } from './text/dates.ts';
import { markWords } from './text/marks.ts';
import { withoutFurniture } from './text/page-furniture.ts';
import { sentencesOf } from './text/sentences.ts';
import { collapseWhitespace } from './text/text.ts';
import { findWords } from './text/words.ts';
import { matchQuotations } from './verify/quotations/match-quotations.ts';
import { readClaims } from './verify/read-claims.ts';
import { treatmentIn } from './verify/treatments/treatment.ts';

const HEAD = '---\nkind: judgment\n---\n';
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  asUntrusted,
  sentencesOf,
  answerSentences,
  statementsIn,
  understandQuestion: (text) => understandQuestion(text, { inCase: true }),
  findAuthorities,
  findCitations,
  findCourtMentions,
  findCaseNumbers,
  findLawyers,
  findDisposal,
  headLines,
  findJudges,
  readJudgment,
  splitParagraphs,
  // An invalid document is rejected; the test measures how long that takes.
  readLibraryMarkdown: (text) => {
    expect(() => readLibraryMarkdown(`${HEAD}${text}`)).toThrow();
  },
  findParties,
  findDatedEvents,
  suggestCategory: (text) => suggestCategory(text, text.slice(0, 200)),
  findProvisions,
  findStatutes,
  findKeywords,
  detectKind,
  findPaperFacts: (text) => findPaperFacts([{ file: '', page: 1, text }]),
  outlineOf: (text) => outlineOf([{ text }, ...text.split('\n\n').map((part) => ({ text: part }))]),
  documentInsights: (text) =>
    documentInsights({
      kind: 'judgment',
      paragraphs: (text.match(/[\s\S]{1,8000}/gu) ?? []).map((part) => ({ text: part })),
      provisions: [],
    }),
  checkDraft: (text) =>
    checkDraft(
      documentOfText(text, () => 'b'),
      'affidavit',
      { dates: [] },
    ),
  findDates,
  markWords,
  withoutFurniture,
  collapseWhitespace,
  findWords,
  readClaims,
  // A quotation that is a judgment's whole text but for its first words.
  matchQuotations: (text) =>
    matchQuotations(
      [{ text }],
      [{ quotation: { start: 0, end: 1, text: `Other words ${text}` }, cited: new Set() }],
    ),
  treatmentIn: (text) => treatmentIn([{ text: `${text} overruled` }], new Set(['air|2019|||sc|1'])),
};

const paper = (extension: string) => (text: string) =>
  readCourtPaper({ name: 'a', extension, text, today: '2024-08-01' });
const OWN = new MatterMatcher(
  [
    {
      id: 'c',
      case_number: 'W.P. 1/2024',
      court: 'Madras High Court',
      petitioner: 'Anbu',
      respondent: 'State',
    },
  ],
  { names: ['Selvi Anbu'], enrolments: ['MS/123/2010'] },
);
/**
 * A print of a quarter of a text, in which each word has a place; the head is printed once, or on each line. Its cells take
 * more time than characters do, so that growth shows in so few of them.
 */
const printedPage = (text: string, heads: 'first' | 'each') =>
  rowsOfText(text.slice(0, text.length / 4).replace(/(.{1,160})/gu, '$1\n'))
    .flatMap((row) => (heads === 'each' || row.line === 1 ? [{ ...row, heads: true }, row] : [row]))
    .map((row, index) => ({
      line: index + 1,
      page: 1 + Math.floor(index / 60),
      y: 800 - (index % 60) * 12,
      size: 9,
      cells: ('heads' in row ? 'No. Case Parties Advocate' : row.cells.map((cell) => cell.text).join(' '))
        .split(' ')
        .map((word, at) => ({ text: word, x: at * 90, end: at * 90 + word.length * 4 })),
    }));
/** The readers of files of courts. */
const LIST_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'readCourtPaper of text': paper('txt'),
  'readCourtPaper of a table': paper('csv'),
  'readCourtPaper of rows below an item': (text) =>
    paper('txt')(
      `| No. | Case No. | Parties | Advocate |\n| 1 | W.P. 1/2024 | A v. B | C |\n| 1 | | ${text} | |\n${text}`,
    ),
  'readCourtPaper of a status page': (text) =>
    paper('txt')(`CNR Number: TNCH010012342024\nFiling Number: 1/2024\nHistory of Case Hearing\n${text}`),
  'readCourtPaper of an export': (text) => paper('txt')(JSON.stringify([{ cino: text, disp_name: text }])),
  'readCourtPaper of a calendar': (text) =>
    paper('ics')(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20240801\nSUMMARY:${text}\nEND:VEVENT`),
  'readCauseList of a print': (text) => readCauseList(printedPage(text, 'first')),
  'readCauseList of a print with many heads': (text) => readCauseList(printedPage(text, 'each')),
  MatterMatcher: (text) =>
    readCauseList(rowsOfText(`Item | Case No. | Parties | Advocates\n1 W.P. 1/2024 ${text}`)).entries.map(
      (entry) => OWN.match(entry),
    ),
};

/** Openings that the parsers look for, repeated and never closed; the first made `findJudges` quadratic. */
const WORST = [
  'AJ. ',
  'J U D G',
  ' ',
  '\n',
  '(',
  '"',
  'a ',
  'A. ',
  '1. ',
  'Justice ',
  'Sections 1, ',
  'Article ',
  'AIR 2019 ',
  '(2019) 1 ',
  'v. ',
  'A v. B ',
  'Order XX ',
  'Civil Appeal No. ',
  'counsel for the ',
  'Mr. ',
  'the matter is ',
  'dismissed of ',
  '1 January ',
  'list on 1.2.2019 ',
  'for arguments to appear next date be listed ',
  'shall appear on the 5th, for 1.2.2019, by ',
  '\n\n-2-\n\n',
  'order dated ',
  'High Court of ',
  'The petitioner ',
  'Page 1 of ',
  '(1 of 2) [',
  'C/SCA/1/2006 ',
  ':::',
  '\n1\n',
  "Hon'ble Mr. A, ",
  '1. A\n\n',
  '“held ',
  'held: "',
  'A v. B, (2019) 1 SCC 1, para 1, held: “a b c d e f” ',
  'X (supra) ',
  'paras 1, ',
  'a-\n',
  'X'.repeat(40),
  'Civil-aCourt1-',
  'é',
];

/** Openings of lists and status pages. */
const WORST_OF_LISTS = [
  '1 W.P. 1/2024 A Versus B\n',
  '| 1 | W.P. 1/2024 | A v. B | C |\n',
  '| 1 | | A | |\n',
  '| | | | A |\n',
  '| No. | Case No. | Parties | Advocate |\n',
  'W.P. 1/2024 with ',
  '1-',
  'DAILY CAUSE LIST FOR 1.2.2024\n',
  'COURT NO. 1\n',
  'NOT BEFORE 2.15 ',
  'district and civil ',
  'Case Details\n',
  'Business On Date: ',
  "viewBusiness('",
  'Petitioner and Advocate\n1) A\n',
  'Next Hearing Date : ',
  'connected with ',
  'BEGIN:VEVENT\n',
  '",',
  '""',
  '{"cino":"',
  '1 2 3 ',
  '[',
  '-\n',
];

/** Characters. The growth of long texts shows in short ones too, once it takes more time than a measurement is off. */
const SIZES = FULL_STRENGTH
  ? { from: 32_000, to: 128_000 }
  : { from: 4_000, to: 32_000, noiseMs: 15, enoughMs: 100 };

/** Every part in `npm run test:load`; of them a third for each parser in `npm test`, another one for the next parser. */
const partsFor = (parser: number, parts: readonly string[]) =>
  parts.filter((_, at) => FULL_STRENGTH || at % 3 === parser % 3);

async function expectLinear(parse: (text: string) => unknown, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const growth = await growthPerDoubling((size) => parse(repeated(part, size)), SIZES);
    expect(growth, `growth of ${JSON.stringify(part)}`).toBeLessThan(2.5);
  }
}

test.each(Object.entries(PARSERS).map(([name, parse], at) => [name, parse, at] as const))(
  '%s takes no more than its length in time, whatever it reads',
  (_name, parse, at) => expectLinear(parse, partsFor(at, WORST)),
);

test.each(Object.entries(LIST_READERS).map(([name, parse], at) => [name, parse, at] as const))(
  '%s takes no more than its length in time, whatever a court prints',
  (_name, parse, at) => expectLinear(parse, partsFor(at, [...WORST, ...WORST_OF_LISTS])),
);
