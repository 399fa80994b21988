import { findDatesAndWords } from '../text/dates-in-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { collapseWhitespace } from '../text/text.ts';
import { blocksOf } from './blocks.ts';
import type { Candidate, ChosenPassage } from './candidate.ts';
import type { Question } from './question.ts';
import { stanceOf } from './stance.ts';

/** Tasks about the papers as a whole, which are read file by file, whatever words the request has. */
export const TASKS = [
  'summary',
  'chronology',
  'parties',
  'issues',
  'weaknesses',
  'missing',
  'comparison',
  'points',
  'decision',
] as const;
export type Task = (typeof TASKS)[number];

const PAPERS =
  '(?:case|matter|file|files|papers?|documents?|record|brief|facts|dispute|bundle|notice|reply|plaint|complaint|agreement|deed|order)';
const ASKS: readonly (readonly [Task, RegExp])[] = [
  [
    'comparison',
    /\b(?:compare|comparison|contrast|differences?\sbetween|discrepanc(?:y|ies)|inconsisten(?:t|cy|cies)|contradictions?)\b/iu,
  ],
  [
    'chronology',
    /\b(?:chronolog(?:y|ical)|list\sof\s(?:dates|events)|time\s?line|sequence\sof\sevents|dates\sand\sevents)\b/iu,
  ],
  [
    'missing',
    /\b(?:what|which)\b.{0,30}\b(?:missing|lacking)\b|\bmissing\s(?:papers?|documents?|evidence)\b|\b(?:papers?|documents?)\s(?:do\swe|should\sI|are\sstill)\s(?:need|get|collect|needed)\b/iu,
  ],
  [
    'weaknesses',
    /\bweak(?:ness(?:es)?|est|\spoints?)\b|\b(?:risks|against\sus)\b|\bhow\sstrong\s(?:is|are)\s(?:\p{L}+\s){1,3}(?:case|claim|position|defence|defense|appeal|petition|suit|side)\b/iu,
  ],
  [
    'issues',
    /\b(?:issues|points\s(?:for\sdetermination|in\s(?:dispute|issue))|disputed\s(?:facts|points)|what\sis\sin\sdispute)\b/iu,
  ],
  ['points', /\b(?:draft|prepare|give|list|suggest)\b.{0,30}\b(?:points|grounds|arguments|submissions)\b/iu],
  [
    'parties',
    /\b(?:who\sare\sthe\sparties|list\s(?:of\s)?(?:the\s)?parties|parties\s(?:to|in)\s(?:this|the))\b/iu,
  ],
  [
    'decision',
    /\bwhat\s(?:did|has|had|does|was)\s(?:the\s)?(?:\p{L}+\s){0,2}(?:court|judge|magistrate|tribunal|bench|commission|forum)\s(?:decided?|h[eo]ld|ordere?d?|directe?d?|ruled?|conclude?d?|finally\s\p{L}+)\b(?!\s\p{L}{2,20}\s\p{L}+\s\p{L}+)|\b(?:outcome|result|operative\s(?:part|portion|order)|final\sorder)\b|\bhow\s(?:was|were|did)\s.{0,40}\b(?:decided|disposed|end)\b/iu,
  ],
  [
    'summary',
    new RegExp(
      `\\b(?:summar(?:y|ise|ize)|gist|overview|brief\\sme|sum\\sup)\\b|\\bwhat\\sis\\s(?:this|the)\\s${PAPERS}\\sabout\\b|\\btell\\sme\\sabout\\sth(?:is|e)\\s${PAPERS}\\b`,
      'iu',
    ),
  ],
];

/** A request of more words asks about something in the papers, and not for all of them. */
const MOST_WORDS = 14;

/** The task that a message in the chat of a case sets; undefined for a question about something in the papers. */
export function taskOf(text: string): Task | undefined {
  if (text.trim().split(/\s+/u).length > MOST_WORDS) return undefined;
  return ASKS.find(([, asks]) => asks.test(text))?.[0];
}

/** Sentences that a task is about. */
const TELLS: Readonly<Record<Exclude<Task, 'chronology'>, RegExp>> = {
  summary:
    /\b(?:is|are|was|were)\s(?:called|appointed|executed|made|directed|alleged)|\bbetween\b|\b(?:Rs\.?|₹)\s?\d|\b(?:agree[ds]?|claim(?:s|ed)?|den(?:y|ies|ied)|dismissed|allowed|stayed|paid|refused|called\supon)\b/iu,
  parties:
    /\b(?:between|versus|v\.|petitioners?|respondents?|plaintiffs?|defendants?|complainants?|accused|applicants?|appellants?|lessor|lessee|vendor|purchaser|promoter|allottees?|employer|party\sof\sthe|client)\b/iu,
  issues:
    /\b(?:den(?:y|ies|ied)|dispute[ds]?|incorrect|false|whether|alleg(?:e|es|ed|ation)|contend(?:s|ed)?|not\s(?:liable|genuine|correct|true|admitted)|refus(?:e[ds]?|al))\b/iu,
  weaknesses:
    /\b(?:admit(?:s|ted)?|no\s(?:consent|receipt|record|proof|notice|reply|document|witness)|not\s(?:given|signed|replied|produced|available|paid|registered|stamped)|without|delay|late|unregistered|missing|cannot|did\snot|incorrect|refused)\b/iu,
  missing:
    /\b(?:enclos(?:ed|ure)|annex(?:ed|ure)|cop(?:y|ies)\sof|certificate|receipts?|bills?|report|register|to\s(?:collect|be\s(?:obtained|filed|produced))|not\s(?:been\s)?(?:given|produced|filed|supplied|received)|awaited|withheld)\b/iu,
  comparison:
    /\b(?:Rs\.?|₹)\s?\d|\d{4}\b|\b(?:den(?:y|ies|ied)|admit(?:s|ted)?|incorrect|not|but|however|agree[ds]?)\b/iu,
  decision:
    /\b(?:is|are|be|was|were|stands?|hereby)\s(?:(?:hereby|accordingly|therefore|thus|partly|also)\s){0,2}(?:allowed|dismissed|decreed|rejected|granted|refused|quashed|set\saside|disposed|directed|ordered|convicted|acquitted|sentenced|remanded|restored|confirmed|modified|stayed|enlarged|released|entitled|restrained|awarded)\b|\b(?:I|we|the\scourt|the\stribunal|this\scourt)\s(?:\p{L}+\s){0,2}(?:allow|dismiss|direct|order|hold|grant|quash|convict|acquit|decree|award|reject)s?\b|\bshall\s(?:be\sreleased|pay|refund|deposit|vacate|hand\sover)\b/iu,
  points:
    /\b(?:entitled|liable|breach|contrary|violat(?:es|ed|ion)|failed|neglect(?:ed)?|refus(?:ed|al)|called\supon|pray|demand|illegal|arbitrary|without\s(?:notice|consent|authority)|did\snot|section|clause)\b/iu,
};

/** A page of an order or a judgment, and not of a pleading that asks for one. */
const COURT_PAPER =
  /\b(?:ORDER|JUDGE?MENT|CORAM)\b|\b(?:heard|perused)\s(?:the\s)?(?:learned\s)?(?:counsel|advocates?|both|record)|\b(?:pronounced|dictated)\b|\b(?:is|are|stands?)\s(?:hereby\s|accordingly\s|therefore\s|partly\s){0,2}(?:allowed|dismissed|decreed|disposed)\b|\b(?:Judge|Magistrate|Presiding\sOfficer)\s*$/mu;
/** Limits: passages of one file, characters of one. */
const OF_FILE = { few: 2, most: 4, quote: 420, short: 25 } as const;

interface Told {
  quote: string;
  days: string[];
}

function toldIn({ text }: Candidate): Told[] {
  return blocksOf(text)
    .flatMap(({ start, end }) => {
      const block = text.slice(start, end);
      return sentencesOf(block).map((one) => collapseWhitespace(block.slice(one.start, one.end)));
    })
    .filter((quote) => quote.length >= OF_FILE.short && quote.length <= OF_FILE.quote)
    .map((quote) => ({
      quote,
      days: [...new Set(findDatesAndWords(quote).flatMap(({ iso }) => iso ?? []))],
    }));
}

/** The sentences of one page for a task; the first ones where none is about it. */
function chosenIn(task: Task, candidate: Candidate): Told[] {
  const told = toldIn(candidate);
  const about = told.filter(({ quote, days }) =>
    task === 'chronology' ? days.length > 0 : TELLS[task].test(quote),
  );
  if (task === 'chronology') return about;
  if (task === 'decision') return COURT_PAPER.test(candidate.text) ? about.slice(-OF_FILE.most) : [];
  return about.length > 0 ? about.slice(0, OF_FILE.most) : told.slice(0, OF_FILE.few);
}

/** The passages of the papers for a task: some of every file, in the order of the files. O(total length). */
export function passagesForTask<C extends Candidate>(
  task: Task,
  question: Question,
  candidates: readonly C[],
  most: number,
): ChosenPassage<C>[] {
  const pages = candidates
    .filter(({ ofCase }) => ofCase)
    .map((candidate) => ({ candidate, told: chosenIn(task, candidate) }));
  const rounds = Math.max(0, ...pages.map(({ told }) => told.length));
  const taken = new Map<C, Told[]>();
  let left = most;
  for (let round = 0; round < rounds && left > 0; round += 1)
    for (const { candidate, told } of pages) {
      const one = told[round];
      if (!one || left === 0) continue;
      taken.set(candidate, [...(taken.get(candidate) ?? []), one]);
      left -= 1;
    }
  return pages.flatMap(({ candidate }) =>
    (taken.get(candidate) ?? []).map(({ quote, days }) => ({
      candidate,
      quote,
      days,
      score: 1,
      coverage: 1,
      stance: stanceOf(quote, question),
      argument: false,
      contradicts: false,
    })),
  );
}
