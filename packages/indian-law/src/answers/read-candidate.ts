import { sentencesOf } from '../text/sentences.ts';
import { collapseWhitespace, type Span } from '../text/text.ts';
import { blocksOf, cellsOf } from './blocks.ts';
import type { Candidate } from './candidate.ts';
import type { Question } from './question.ts';
import { leaderOf } from './same-words.ts';
import { termsIn } from './terms.ts';

export interface Statement extends Span {
  terms: string[];
}

/** A candidate with its words read; of a paper of a case, one of its clauses. */
export interface ReadCandidate<C> {
  candidate: C;
  /** Position of the clause in its candidate. */
  at: number;
  /** Text of the clause, or of the whole paragraph. */
  clause: string;
  statements: Statement[];
  /** Terms of the heading. */
  about: ReadonlySet<string>;
  /** Terms by which a question names the document. */
  named: ReadonlySet<string>;
  /** Terms of the statements. */
  own: ReadonlySet<string>;
  /** Terms of the heading and of the whole text, of which the statements may be a part. */
  terms: ReadonlySet<string>;
}

/** A sentence that only points to other sections. */
const REFERS_ON = /^See also:/u;
/** A line about the paper itself, which tells nothing of its matter. */
const OF_PAPER_ITSELF =
  /^\W*(?:(?:fictional|sample|specimen|draft)\s(?:document|paper|text)\b(?=\W*$|[,.:;]|\s[–—-])|page\s\d{1,4}(?:\sof\s\d{1,4})?\W*$|this\sis\sa\scomputer[\s-]generated\b)/iu;
const tellsNothing = (sentence: string): boolean =>
  REFERS_ON.test(sentence) || OF_PAPER_ITSELF.test(sentence);

/** A heading in the line of its clause, such as *Delay by the Promoter.*, or the number of a paragraph. */
const HEADING =
  /^(?:\(?\d{1,3}[.)]|(?!(?:The|An?|He|She|It|They|I|We|You|This|That)\b)(?:\S+\s){0,4}\S+[.:])$/u;
const VERB = /\b(?:is|are|was|were|has|have|had|shall|will|did|does|may|must|can|cannot)\b|\p{L}ed\b/iu;

/** The sentences of a clause; a heading in its line and a number belong to the sentence after them. */
function withHeadings(text: string, sentences: readonly Span[]): Span[] {
  const found: Span[] = [];
  let from: number | undefined;
  for (const one of sentences) {
    const words = text.slice(one.start, one.end);
    if (HEADING.test(words) && !VERB.test(words) && one !== sentences.at(-1)) {
      from ??= one.start;
      continue;
    }
    found.push({ start: from ?? one.start, end: one.end });
    from = undefined;
  }
  return found;
}

/** A sentence that speaks of something in the sentence before it. */
export const SPEAKS_ON =
  /^(?:(?:\(?\d{1,3}[.)]\s)?(?:The|That|This|Such|Said)\s(?:said\s)?(?:amount|sum|amounts|money|same|latter|payment|period|act|mark|report|order|letter)\b|(?:It|This|That|These|Those|Both)\s)/u;

function sentencesIn(text: string, { start, end }: Span): Span[] {
  const sentences = withHeadings(
    text.slice(start, end),
    sentencesOf(text.slice(start, end)).filter(
      (one) => !tellsNothing(text.slice(start + one.start, start + one.end)),
    ),
  );
  return sentences.map((one) => ({ start: start + one.start, end: start + one.end }));
}

const statementsIn = (text: string, block: Span): Statement[] =>
  sentencesIn(text, block).map(({ start, end }) => ({ start, end, terms: termsIn(text.slice(start, end)) }));

/** Characters of a clause that is quoted whole; a longer one is read in pieces. */
const PIECE = 420;

/** A block, or its sentences in groups of at most `PIECE` characters. */
function piecesOf(text: string, block: Span): Span[] {
  if (block.end - block.start <= PIECE) return [block];
  const pieces: Span[] = [];
  for (const { start, end } of sentencesIn(text, block)) {
    const last = pieces.at(-1);
    if (last && end - last.start <= PIECE) last.end = end;
    else pieces.push({ start, end });
  }
  return pieces;
}

const blocksIn = ({ text, ofCase }: Pick<Candidate, 'text' | 'ofCase'>): Span[] =>
  ofCase ? blocksOf(text).flatMap((block) => piecesOf(text, block)) : [{ start: 0, end: text.length }];

/** The clauses of a candidate as they are printed: those of a paper of a case, or the whole paragraph. O(n). */
export const clausesOf = (candidate: Pick<Candidate, 'text' | 'ofCase'>): string[] =>
  blocksIn(candidate).map(({ start, end }) => candidate.text.slice(start, end));

/** A clause of fewer characters is a fragment, such as a line of a letter or a point of a list. */
const FRAGMENT = 250;

/**
 * A quotation from a page that is only a fragment, with the clauses before and behind it by turns, while they are not too long:
 * a day is often in another line than its event. A row of a table stands by itself. O(n).
 */
export function withBeside(text: string, quote: string): string {
  const spans = blocksIn({ text, ofCase: true });
  const at = spans.findIndex(({ start, end }) => collapseWhitespace(text.slice(start, end)).includes(quote));
  if (at < 0 || cellsOf(quote) !== undefined || quote.length >= FRAGMENT) return quote;
  let [first, last, words] = [at, at, quote];
  const between = (from: number, to: number): string | undefined => {
    const [begin, end] = [spans[from], spans[to]];
    const whole = begin && end && collapseWhitespace(text.slice(begin.start, end.end));
    return whole !== undefined && whole.length <= PIECE ? whole : undefined;
  };
  while (words.length < FRAGMENT) {
    const behind = between(first, last + 1);
    const before = between(first - 1, last);
    const isBehind = behind !== undefined && (before === undefined || last - at <= at - first);
    const more = isBehind ? behind : before;
    if (more === undefined) break;
    if (isBehind) last += 1;
    else first -= 1;
    words = more;
  }
  return words;
}

/** A paragraph is read whole, and a paper of a case by its clauses, points and rows. */
function read<C extends Candidate>(candidate: C): ReadCandidate<C>[] {
  const { text } = candidate;
  const blocks = blocksIn(candidate);
  const about = new Set(termsIn(candidate.heading ?? ''));
  const named = new Set(termsIn(candidate.identity ?? ''));
  const clauses = blocks.map((block) => statementsIn(text, block));
  const terms = new Set([...about, ...clauses.flat().flatMap((one) => one.terms)]);
  return clauses.map((statements, at) => ({
    candidate,
    at,
    clause: text.slice(blocks[at]?.start, blocks[at]?.end),
    statements,
    about,
    named,
    own: new Set(statements.flatMap((one) => one.terms)),
    terms,
  }));
}

/** The words of all candidates of each document. */
function termsByDocument(reads: readonly ReadCandidate<Candidate>[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { candidate, terms } of reads) {
    const own = all.get(candidate.document) ?? new Set<string>();
    for (const term of terms) own.add(term);
    all.set(candidate.document, own);
  }
  return all;
}

/** Names and figures of a question: they say which document is meant, and not every passage of it repeats them. */
const NAME = /^[\p{Lu}\d]/u;

/** Reads candidates. Each is named too by the names and the context of the question that its document has elsewhere. O(n). */
export function readCandidates<C extends Candidate>(
  question: Question,
  candidates: readonly C[],
): ReadCandidate<C>[] {
  const reads = candidates.flatMap(read);
  const names = question.words
    .filter(({ word, term }) => NAME.test(word) || question.context?.has(term))
    .map(({ term }) => leaderOf(term));
  if (names.length === 0) return reads;
  const all = termsByDocument(reads);
  return reads.map((one) => {
    const own = all.get(one.candidate.document);
    return { ...one, named: new Set([...one.named, ...names.filter((name) => own?.has(name))]) };
  });
}
