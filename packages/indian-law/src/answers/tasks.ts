import { findDatesAndWords } from '../text/dates-in-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { collapseWhitespace } from '../text/text.ts';
import type { Task } from './asked-task.ts';
import { blocksOf } from './blocks.ts';
import type { Candidate, ChosenPassage } from './candidate.ts';
import type { Question } from './question.ts';
import { stanceOf } from './stance.ts';

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

function toldIn(text: string): Told[] {
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
function chosenIn(task: Task, text: string): Told[] {
  const told = toldIn(text);
  const about = told.filter(({ quote, days }) =>
    task === 'chronology' ? days.length > 0 : TELLS[task].test(quote),
  );
  if (task === 'chronology') return about;
  if (task === 'decision') return COURT_PAPER.test(text) ? about.slice(-OF_FILE.most) : [];
  return about.length > 0 ? about.slice(0, OF_FILE.most) : told.slice(0, OF_FILE.few);
}

/** A sentence that is quoted for a task, with the place of its page among those that were read. */
export interface TaskQuote extends Told {
  at: number;
}

/** Passages for each file: those that need fewer leave the rest to the others; the first files get what cannot be shared. */
function shareOf(needs: readonly number[], most: number): number[] {
  const shares = needs.map(() => 0);
  let left = most;
  while (left > 0) {
    const waiting = needs.flatMap((need, at) => ((shares[at] ?? 0) < need ? [at] : []));
    if (waiting.length === 0) break;
    const each = Math.max(1, Math.floor(left / waiting.length));
    for (const at of waiting.slice(0, left)) {
      const more = Math.min(each, (needs[at] ?? 0) - (shares[at] ?? 0), left);
      shares[at] = (shares[at] ?? 0) + more;
      left -= more;
    }
  }
  return shares;
}

/** So many of these, evenly from the first to the last. */
function spread<T>(all: readonly T[], count: number): T[] {
  if (count >= all.length) return [...all];
  if (count === 1) return all.slice(0, 1);
  return Array.from({ length: count }, (_, at) => Math.round((at * (all.length - 1)) / (count - 1))).flatMap(
    (at) => all.slice(at, at + 1),
  );
}

/** Sentences of one file: some of each page, and where that is too much, of pages from its beginning to its end. */
function quotesOfFile(pages: readonly { at: number; told: readonly Told[] }[], count: number): TaskQuote[] {
  const rounds = Math.max(0, ...pages.map(({ told }) => told.length));
  const taken: TaskQuote[] = [];
  for (let round = 0; round < rounds && taken.length < count; round += 1) {
    const ofRound = pages.flatMap(({ at, told }) =>
      told.slice(round, round + 1).map((one) => ({ ...one, at })),
    );
    taken.push(...spread(ofRound, count - taken.length));
  }
  return taken;
}

/** Sentences of the papers for a task: some of every file, in the order of the pages. O(total length). */
export function quotesForTask(
  task: Task,
  pages: readonly Pick<Candidate, 'document' | 'text'>[],
  most: number,
): TaskQuote[] {
  const files = new Map<string, { at: number; told: Told[] }[]>();
  for (const [at, { document, text }] of pages.entries())
    files.set(document, [...(files.get(document) ?? []), { at, told: chosenIn(task, text) }]);
  const all = [...files.values()];
  const shares = shareOf(
    all.map((own) => own.reduce((sum, { told }) => sum + told.length, 0)),
    most,
  );
  return all.flatMap((own, at) => quotesOfFile(own, shares[at] ?? 0)).sort((a, b) => a.at - b.at);
}

/** Quotes of these pages as passages. */
export const asPassages = <C extends Candidate>(
  quotes: readonly TaskQuote[],
  pages: readonly C[],
  question: Question,
): ChosenPassage<C>[] =>
  quotes.flatMap(({ at, quote, days }) =>
    pages.slice(at, at + 1).map((candidate) => ({
      candidate,
      quote,
      days,
      score: 1,
      coverage: 1,
      stance: stanceOf(quote, question),
      argument: false,
      contradicts: false,
      near: 0,
    })),
  );
