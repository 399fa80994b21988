import type { Span } from '../../text/text.ts';
import { answerSentences, sourceNumbers } from './answer-sentences.ts';
import { contraryClaims } from './claims.ts';
import { contraryWord } from './contrary-words.ts';
import { type Compared, type Comparison, compareFacts, together } from './fact-differences.ts';
import { otherPoint } from './numbered-points.ts';
import { denialsIn, polarityDifference } from './polarity.ts';
import { covered, known, type Near, nearestTo, type ReadSource, readSource } from './read-source.ts';
import { readStatement, type Statement, statementsOneByOne, tells } from './read-statement.ts';
import { replacedWords } from './replaced-words.ts';
import type { CheckedSentence, Difference, SentenceStatus, SourceToCompare } from './types.ts';
import { compareCitations, compareNames, compareQuotations } from './word-differences.ts';

/** Shares of the words of a sentence that its source has: enough to support it, and too few to be about it. */
const SHARE = { supports: 0.5, withFacts: 0.25, unrelated: 0.25 } as const;
/**
 * Shares of words that assign a sentence to a source: `least` is needed, the next source has less by `ahead`, `sure` is
 * enough alone.
 */
const ASSIGNED = { least: 0.55, ahead: 0.1, sure: 0.8 } as const;
const MOST_DIFFERENCES = 8;
/** Characters of a source that are read in one turn, which take some milliseconds. */
const PIECE = 1000;
/** Sources that are compared with a sentence that names none: those that say most of it. */
const MOST_COMPARED = 8;
/** The number of the paper that an answer is about, which no sentence can name. */
const PAPER = 0;
/** A sentence of so few telling words is of its facts alone. */
const FEW_TERMS = 2;

const LATIN = /\p{Script=Latin}/gu;
const NATIVE = /[\p{Script=Devanagari}\p{Script=Tamil}]/gu;
const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
const isNative = (text: string): boolean => count(NATIVE, text) > count(LATIN, text);

const areOfOtherScript = (sources: readonly ReadSource[], sentence: string): boolean =>
  sources.every(({ text }) => isNative(text) !== isNative(sentence));

const factsOf = ({ figures, days, provisions, citations }: Statement): number =>
  figures.filter(({ certain }) => certain).length + days.length + provisions.length + citations.length;

/** A sentence without the facts in some of its words: those of an exact quotation are the source's own. */
function withoutFactsIn(said: Statement, spans: readonly Span[]): Statement {
  if (spans.length === 0) return said;
  const outside = <S extends Span>(facts: readonly S[]): S[] =>
    facts.filter(({ start, end }) => !spans.some((span) => span.start <= start && end <= span.end));
  const { figures, days, provisions, citations } = said;
  return {
    ...said,
    figures: outside(figures),
    days: outside(days),
    provisions: outside(provisions),
    citations: outside(citations),
  };
}

/** True where all that a sentence says is the words of a source: what stands beside them there is not its own. */
function isQuotationAlone(said: Statement, quoted: readonly Span[]): boolean {
  const isQuoted = (word: Span) => quoted.some(({ start, end }) => start <= word.start && word.end <= end);
  return (
    quoted.length > 0 &&
    said.words.every((word) => isQuoted(word) || !tells(word)) &&
    denialsIn(said).every(isQuoted)
  );
}

const folded = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** The nearest statements; of a sentence that quotes one of them, those alone that have its words. */
function withQuotations(near: readonly Near[], text: string, exact: readonly Span[]): Statement[] {
  const quoted = exact.map(({ start, end }) => folded(text.slice(start, end)));
  const own = near.filter(({ statement }) => quoted.some((words) => folded(statement.text).includes(words)));
  return (quoted.length > 0 ? own : near).map(({ statement }) => statement);
}

/** Compares the sentences of one answer with its sources. The work is bounded by the answer times the sources. */
export class AnswerChecker {
  readonly #given: readonly SourceToCompare[];
  /** The sources that were read: a long one takes time, and most sentences name one. */
  readonly #read = new Map<SourceToCompare, ReadSource>();
  readonly #question: Statement;
  readonly #ofPaper: boolean;

  /** `paper`: the text that the answer is about; a sentence that names no source is compared with all of them and with it. */
  constructor(sources: readonly SourceToCompare[], question: string, paper?: string) {
    this.#ofPaper = paper !== undefined;
    this.#given = paper === undefined ? sources : [...sources, { n: PAPER, text: paper, about: '' }];
    this.#question = readStatement(question);
  }

  /**
   * Reads the sources a little at a time, so that no sentence waits until all of them are read. `turn` resolves when others
   * have had their turn.
   */
  async prepare(turn: () => Promise<unknown>): Promise<void> {
    for (const source of this.#given) {
      const statements: Statement[] = [];
      let left = PIECE;
      for (const one of statementsOneByOne(source.text)) {
        statements.push(one);
        left -= one.text.length;
        if (left > 0) continue;
        left = PIECE;
        await turn();
      }
      if (!this.#read.has(source)) this.#read.set(source, readSource(source, statements));
      await turn();
    }
  }

  get #sources(): readonly ReadSource[] {
    return this.#given.map((source) => this.#readOnce(source));
  }

  #readOnce(source: SourceToCompare): ReadSource {
    const known = this.#read.get(source) ?? readSource(source);
    this.#read.set(source, known);
    return known;
  }

  /** The sources that a sentence names; those of a paper are all of a sentence that names none. */
  #named(sentence: string): readonly ReadSource[] {
    const numbers = sourceNumbers(sentence);
    if (numbers.length === 0 && this.#ofPaper) return this.#sources;
    return this.#given.filter(({ n }) => numbers.includes(n)).map((source) => this.#readOnce(source));
  }

  /** The sentences of a piece of the answer that state something; `at`: where the piece begins in the answer. */
  check(text: string, at = 0): CheckedSentence[] {
    return answerSentences(text).flatMap((span) => {
      const sentence = text.slice(span.start, span.end);
      const said = readStatement(sentence);
      if (said.terms.size === 0 && factsOf(said) === 0) return [];
      return [this.#checked(said, { start: at + span.start, end: at + span.end })];
    });
  }

  /** The piece with the number of the source that a sentence without one rests on, where its words show which. */
  assign(text: string): string {
    let result = '';
    let done = 0;
    for (const { start, end } of answerSentences(text)) {
      const sentence = text.slice(start, end);
      const n = sourceNumbers(sentence).length > 0 ? undefined : this.#sourceOf(readStatement(sentence));
      if (n === undefined || n === PAPER) continue;
      const [stop] = /[.!?।:;]?[*_]{0,3}$/u.exec(sentence) ?? [''];
      result += `${text.slice(done, end - stop.length)} [${n}]${stop}`;
      done = end;
    }
    return result + text.slice(done);
  }

  /**
   * True for a sentence that can be shown although few of its words are those of the sources that it names: a fact of it
   * is there, or it is in English and all of them are in Hindi or Tamil, so that words cannot tell. (An answer in another
   * script than the question and the sources is one that nobody asked for.)
   */
  isAbout(sentence: string): boolean {
    const named = this.#named(sentence);
    if (named.length === 0) return false;
    const cannotTell = !isNative(sentence) && areOfOtherScript(named, sentence);
    return cannotTell || this.#compare(readStatement(sentence), named).matched > 0;
  }

  #sourceOf(said: Statement): number | undefined {
    const quoted = this.#sources.filter((source) => {
      const { exact } = compareQuotations({ said, cited: [source] });
      return exact.length > 0;
    });
    if (quoted.length === 1) return quoted[0]?.n;
    if (said.terms.size < 2) return undefined;
    const scored = this.#sources
      .map((source) => ({ source, share: nearestTo(said, [source])[0]?.share ?? 0 }))
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_COMPARED)
      .map(({ source, share }) => {
        const compared = this.#compare(said, [source]);
        const facts = compared.matched - compared.differences.length;
        return { n: source.n, share, value: share + 0.1 * facts };
      })
      .sort((a, b) => b.value - a.value);
    const [best, next] = scored;
    if (!best || best.share < ASSIGNED.least) return undefined;
    if (best.share < ASSIGNED.sure && next && best.value - next.value < ASSIGNED.ahead) return undefined;
    return best.n;
  }

  #comparison(said: Statement, cited: readonly ReadSource[]): Comparison {
    const near = nearestTo(said, cited);
    return { said, near, cited, question: this.#question, denies: denialsIn(said).length > 0 };
  }

  /** A sentence in the script of its sources is compared word by word, another one by what all scripts share. */
  #compare(said: Statement, cited: readonly ReadSource[]): Compared {
    const comparison = this.#comparison(said, cited);
    const quotations = compareQuotations(comparison);
    const own = { ...comparison, said: withoutFactsIn(said, quotations.exact) };
    const facts = [compareFacts(own), compareCitations(own)];
    const native = isNative(said.text);
    const alike = cited.filter(({ text }) => isNative(text) === native);
    if (alike.length === 0) return together(facts);
    const near = withQuotations(comparison.near, said.text, quotations.exact);
    const polarity = isQuotationAlone(said, quotations.exact) ? undefined : polarityDifference(said, near);
    const contrary = contraryWord(
      said,
      cited.map(({ contraries }) => contraries),
    );
    return together([
      quotations,
      ...facts,
      compareNames(comparison, quotations.exact),
      { matched: 0, differences: otherPoint(said, cited) },
      { matched: 0, differences: replacedWords(said, comparison.near) },
      { matched: 0, differences: contraryClaims(said, comparison.near) },
      { matched: 0, differences: [polarity, contrary].filter((one) => one !== undefined) },
    ]);
  }

  #checked(said: Statement, span: Span): CheckedSentence {
    const named = this.#named(said.text);
    const compared = this.#compare(said, named.length > 0 ? named : this.#sources);
    const differences = distinct(compared.differences).slice(0, MOST_DIFFERENCES);
    const sources = sourceNumbers(said.text).filter((n) => named.some((one) => one.n === n));
    const base = { ...span, text: said.text, sources, differences };
    return { ...base, status: this.#status(said, named, { ...compared, differences }) };
  }

  #status(said: Statement, named: readonly ReadSource[], { matched, differences }: Compared): SentenceStatus {
    if (differences.some(({ source }) => source !== undefined)) return 'differs';
    if (differences.length > 0) return 'not_found';
    if (named.length === 0) return 'not_checked';
    const share = covered(said, nearestTo(said, named));
    const withFacts = matched > 0 && (share >= SHARE.withFacts || said.terms.size <= FEW_TERMS);
    if (share >= SHARE.supports || withFacts) return 'supported';
    if (areOfOtherScript(named, said.text)) return matched > 0 ? 'supported' : 'not_checked';
    const isUnrelated =
      matched === 0 && said.terms.size > 2 && Math.max(share, known(said, named)) < SHARE.unrelated;
    return isUnrelated ? 'not_found' : 'not_checked';
  }
}

/** Each difference once: words that a longer difference has are part of it. */
function distinct(differences: readonly Difference[]): Difference[] {
  return differences.filter(
    (one, at) =>
      !differences.some(
        (other, i) =>
          i !== at &&
          (other.said === one.said
            ? i < at && other.what === one.what
            : other.what === 'quotation' &&
              one.what !== 'citation' &&
              other.said.includes(one.said) &&
              other.source !== undefined),
      ),
  );
}
