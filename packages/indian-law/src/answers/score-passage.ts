import { findProvisions, provisionKey } from '../provisions/provisions.ts';
import { findDatesAndWords } from '../text/dates-in-words.ts';
import { collapseWhitespace, type Span } from '../text/text.ts';
import type { AskedWords } from './asked-words.ts';
import type { Candidate, ChosenPassage, Nearness } from './candidate.ts';
import { cutTo } from './cut.ts';
import type { Question } from './question.ts';
import { type ReadCandidate, SPEAKS_ON } from './read-candidate.ts';
import { leaderOf } from './same-words.ts';
import { contradicts, isArgument, stanceOf } from './stance.ts';
import { termsIn } from './terms.ts';

const HOLDS =
  /\b(?:held|holds?|laid\sdown|lays?\sit\sdown|settled|it\sis\strite|well[\s-]settled|we\sare\sof\sthe|opinion|I\sfind|conclu|must\sbe|is\snot|cannot|does\snot|therefore|requires?|shall)\b/iu;
const DEFINES =
  /\b(?:means?|includes?|is\sdefined|definition|is\s(?:an?|the)\s|denotes?|refers\sto|signifies|consists?)\b/iu;

/** It asks what a court gave or ordered in the end. */
const ASKS_FOR_ORDER =
  /\b(?:award(?:ed)?|grant(?:ed)?|order(?:ed)?|direct(?:ed)?|sentenced?|allow(?:ed)?|reduced|enhanced|outcome|result)\b/iu;
const ORDERS =
  /\b(?:(?:appeals?|petitions?|revisions?|suits?|applications?|awards?|orders?|decrees?|directions?)\b.{0,40}\b(?:allowed|dismissed|set\saside|modified|reduced|enhanced|maintained|restored|upheld)|shall\spay|(?:I|we)\s(?:direct|order))\b/iu;

/** Better where a passage says in the form of the question what it asks for. */
function fitness(quote: string, question: Question): number {
  const ordered = ASKS_FOR_ORDER.test(question.query) && ORDERS.test(quote) ? 1.3 : 1;
  const hasThing = question.wanted?.has.test(quote) ?? false;
  return ordered * (hasThing ? 1.25 : 1) * fitnessOfKind(quote, question);
}

function fitnessOfKind(quote: string, question: Question): number {
  switch (question.kind) {
    case 'date':
      if (findDatesAndWords(quote).some(({ iso }) => iso !== undefined)) return 1.5;
      return question.wanted?.has.test(quote) ? 1.2 : 0.55;
    case 'definition':
      return DEFINES.test(quote) ? 1.3 : 1;
    case 'authority':
      return HOLDS.test(quote) ? 1.2 : 1;
    case 'fact':
      return /\d|\b(?:Rs|₹)/u.test(quote) ? 1.1 : 1;
    default:
      return 1;
  }
}

/** Limits: characters of a quotation, sentences of one, characters below which it says little by itself. */
export const QUOTE = { most: 420, sentences: 3, short: 30 } as const;

/** A clause that is nearer in meaning than `least` says more of the question than its words do. */
const NEAR = { least: 0.3, worth: 0.6 } as const;

/** Worth of a passage in the paper of the person whose account is asked for. */
const OF_SPEAKER = 1.5;

/** Of passages without a word of the question those are first that are near it in meaning. */
const LEAST_COVERAGE = 0.02;

const isDated = (text: string): boolean => findDatesAndWords(text).some(({ iso }) => iso !== undefined);

/** Words by which a section lays down a punishment. */
const PUNISHES = /\bpunish|\bimprison|\bliable\sto\b|\bfine\b/iu;
/** Share of the question that the section for its everyday words answers, because the table of them says so. */
const OF_LIKELY_SECTION = 0.8;
const ASKS_PENALTY = /\b(?:punish\p{L}*|penalt(?:y|ies)|sentence|fine|get|happens?)\b/iu;

const namesProvision = (text: string, keys: readonly string[]): boolean =>
  keys.length > 0 &&
  findProvisions(text).some(
    (one) =>
      keys.includes(provisionKey(one)) ||
      (one.act === undefined && keys.some((key) => key.endsWith(`:${one.number.toLowerCase()}`))),
  );

/** Characters of a clause of a paper that is quoted whole, because its sentences speak of one another. */
const WHOLE_CLAUSE = 420;

function wholeIfShort({ statements }: ReadCandidate<Candidate>, span: Span): Span {
  const [first, last] = [statements[0], statements.at(-1)];
  const isShort = first && last && last.end - first.start <= WHOLE_CLAUSE;
  return isShort ? { start: first.start, end: last.end } : span;
}

/** The head of a letter answers next to nothing. */
const OF_LETTERHEAD = 0.6;
const ADDRESSES = /(?:^|\s)(?:To:?|From:|Subject:|Sub:|Re:|Madam,|Sir,|Chambers:)(?:\s|$)/u;
const TELLS =
  /\b(?:is|are|was|were|has|have|had|shall|will|did|does|may|must|can|cannot|been)\b|\b\p{Ll}{2,}ed\b/u;
/** A line with nothing but a day, or a place and a day. */
const DAY_ALONE =
  /^\W*(?:\p{L}+,?\s){0,3}(?:dated?:?\s)?\d{1,2}(?:st|nd|rd|th)?[\s./-]\p{L}*\d*,?[\s./-]\d{2,4}\W*$/iu;
const isLetterhead = ({ candidate, at, clause }: ReadCandidate<Candidate>, { kind }: Question): boolean =>
  candidate.ofCase &&
  !TELLS.test(clause) &&
  ((at <= 3 && ADDRESSES.test(clause)) || (kind !== 'date' && DAY_ALONE.test(clause)));

/** The days that a quotation names, each once. */
export const daysIn = (quote: string): string[] => [
  ...new Set(findDatesAndWords(quote).flatMap(({ iso }) => iso ?? [])),
];

/** Scores the passages of candidates for one question. */
export class PassageScorer {
  readonly #question: Question;
  readonly #asked: AskedWords;

  readonly #nearness: Nearness;

  constructor(question: Question, asked: AskedWords, nearness: Nearness) {
    this.#question = question;
    this.#asked = asked;
    this.#nearness = nearness;
  }

  /** The best passage of a candidate: at most three sentences; a longer sentence is cut at words. */
  best<C extends Candidate>(one: ReadCandidate<C>): ChosenPassage<C> | undefined {
    const span = this.#bestSpan(one);
    if (!span) return undefined;
    const { candidate } = one;
    const quoted = candidate.ofCase ? wholeIfShort(one, span) : span;
    const quote = collapseWhitespace(cutTo(QUOTE.most, candidate.text, quoted, this.#question));
    const question = this.#question;
    const argument = !candidate.ofCase && isArgument(quote);
    const near = this.#nearness(one.clause);
    // The clauses of papers are ranked by words here; meaning orders them later (`select-passages.ts`).
    const counted = candidate.ofCase ? 0 : near;
    const coverage = Math.min(1, this.#coverage(one, quote) + NEAR.worth * Math.max(0, counted - NEAR.least));
    return {
      candidate,
      quote,
      score: this.#factors(one, { quote, coverage, argument, near: counted }).reduce(
        (all, factor) => all * factor,
        1,
      ),
      coverage,
      stance: stanceOf(quote, question),
      argument,
      contradicts: candidate.ofCase && contradicts(quote, question),
      days: daysIn(quote),
      near,
    };
  }

  #factors(
    one: ReadCandidate<Candidate>,
    {
      quote,
      coverage,
      argument,
      near,
    }: Pick<ChosenPassage<Candidate>, 'quote' | 'coverage' | 'argument'> & { near: number },
  ): number[] {
    const { candidate, named, about, at } = one;
    return [
      Math.max(LEAST_COVERAGE, coverage),
      fitness(quote, this.#question),
      0.85 + 0.3 * candidate.rank,
      1 + near,
      this.#names(candidate, quote) ? 1.2 : 1,
      this.#isLikely(candidate) ? 1.6 : 1,
      argument ? 0.7 : 1,
      candidate.named ? 3 : 1,
      isLetterhead(one, this.#question) ? OF_LETTERHEAD : 1,
      this.#isOfSpeaker(about) ? OF_SPEAKER : 1,
      1 + this.#asked.saidBy(named) / Math.max(1, this.#asked.total),
      quote.length < QUOTE.short && !candidate.ofCase ? 0.5 : 1,
      this.#asksForDateOf(about) ? 1 / (1 + 0.2 * at) : 1,
    ];
  }

  /** True for the paper of the person whose account is asked for: *according to the carrier*. */
  #isOfSpeaker = (about: ReadonlySet<string>): boolean =>
    this.#question.speaker?.some((term) => about.has(leaderOf(term))) ?? false;

  /** True for the section to which the everyday words of the question lead. */
  #isLikely = ({ heading }: Candidate): boolean =>
    heading !== undefined && namesProvision(heading, this.#question.likelyKeys);

  #names = ({ heading }: Candidate, quote: string): boolean =>
    namesProvision(`${heading ?? ''}. ${quote}`, this.#question.provisionKeys);

  /** The share of the question's subject that a quotation has; words only around it count a little. */
  #coverage(one: ReadCandidate<Candidate>, quote: string): number {
    const { candidate } = one;
    if (candidate.named) return 1;
    const share = this.#shareOf(one, quote);
    const { query } = this.#question;
    const isAnswer = this.#isLikely(candidate) && (!ASKS_PENALTY.test(query) || PUNISHES.test(quote));
    return isAnswer ? Math.max(share, OF_LIKELY_SECTION) : share;
  }

  #shareOf(one: ReadCandidate<Candidate>, quote: string): number {
    const { candidate, about, terms } = one;
    const asked = this.#asked;
    // A question for a thing alone asks for every sentence that has one.
    if (asked.total === 0) {
      const { kind, wanted } = this.#question;
      return (kind === 'date' && isDated(quote)) || wanted?.has.test(quote) ? 1 : 0;
    }
    const said = asked.saidBy([...about, ...termsIn(quote)]);
    const thing = this.#question.wanted?.has.test(quote) ? asked.thingBeside(said, one) : 0;
    const more = (this.#names(candidate, quote) ? asked.provision : 0) + thing;
    const around = asked.saidBy(terms) + more;
    const whole = asked.besides(one) + asked.provision + asked.wanted;
    return Math.min(1, (0.7 * (said + more) + 0.3 * around) / whole);
  }

  /** The sentences that say most of what the question is about. */
  #bestSpan({ statements, about, candidate: { text } }: ReadCandidate<Candidate>) {
    let best: { start: number; end: number; value: number } | undefined;
    const ofPaper = this.#asksForDateOf(about);
    for (const [from, first] of statements.entries()) {
      const inside: string[] = [];
      for (const [more, { end, terms }] of statements.slice(from, from + QUOTE.sentences).entries()) {
        if (more > 0 && end - first.start > QUOTE.most) break;
        // All of the paper is about it: its first date counts.
        if (!ofPaper) inside.push(...terms);
        // A second and a third sentence must bring something.
        const value = this.#worth(text.slice(first.start, end), inside) * (1 - 0.07 * more);
        if (!best || value > best.value) best = { start: first.start, end, value };
      }
    }
    return best && this.#withBefore(best, statements, text);
  }

  /** The span with the sentence before it, of which its first words speak: *The amount is to be recovered*. */
  #withBefore(span: Span, statements: ReadCandidate<Candidate>['statements'], text: string): Span {
    const at = statements.findIndex(({ start }) => start === span.start);
    const before = statements[at - 1];
    if (!before || span.end - before.start > QUOTE.most) return span;
    return SPEAKS_ON.test(text.slice(span.start, span.start + 60)) ? { ...span, start: before.start } : span;
  }

  /** It asks when the paper itself was made, and a text's heading says that it is this paper. */
  #asksForDateOf(about: ReadonlySet<string>): boolean {
    const { kind, query, words } = this.#question;
    return (
      kind === 'date' && /\bdate\sof\b/iu.test(query) && words.every(({ term }) => about.has(leaderOf(term)))
    );
  }

  #worth(quote: string, terms: readonly string[]): number {
    const asked = this.#asked;
    const { kind, wanted } = this.#question;
    const dated = kind === 'date' && findDatesAndWords(quote).length > 0 ? 1 + 0.5 * asked.total : 0;
    return (
      dated + (wanted?.has.test(quote) ? asked.wanted : 0) + asked.saidBy(terms) + 0.25 * asked.inOrder(terms)
    );
  }
}
