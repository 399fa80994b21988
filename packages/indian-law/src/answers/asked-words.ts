import type { Candidate } from './candidate.ts';
import type { Question } from './question.ts';
import type { ReadCandidate } from './read-candidate.ts';
import { leaderOf } from './same-words.ts';

/** Weight, in words, of the thing that is asked for: a passage with half of the words and without it is no answer. */
const WANTED = 1.2;
/** The share of what the question is about that its words about the document may be. */
const IDENTITY = 0.7;
const LEAST_WEIGHT = 0.15;
/** Weight of a name in the papers of a case, which are all about the same people: what they did is asked. */
const NAME_WEIGHT = 0.35;
/** A number of a question names one row, cheque or clause. */
const NUMBER_WEIGHT = 1.5;
const NUMBER = /^\d{3,}$/u;
const NAME = /^(?:\p{Lu}|(?:mr|mrs|ms|dr|shri|smt|sri)$)/u;

/** The terms of names in a question. Its first word is no name. */
function namesIn({ text, words }: Question): Set<string> {
  const first = /[\p{L}\p{N}]+/u.exec(text)?.[0];
  return new Set(
    words.filter(({ word }) => word !== first && NAME.test(word)).map(({ term }) => leaderOf(term)),
  );
}

/**
 * The words of a question by weight. Rare words tell more; a word that no candidate has tells most, because without it
 * nothing answers.
 */
export class AskedWords {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #order: readonly string[];
  readonly total: number;
  /** Weight for naming the provision that is asked for; 0 where none is. */
  readonly provision: number;
  /** Weight for containing the kind of thing asked for, such as a date; 0 where the question does not say. */
  readonly #wanted: number;

  constructor(question: Question, reads: readonly ReadCandidate<Candidate>[]) {
    this.#order = question.words.map(({ term }) => leaderOf(term));
    const names = reads.some(({ candidate }) => candidate.ofCase) ? namesIn(question) : new Set<string>();
    const weights = new Map<string, number>();
    for (const term of this.#order) {
      const having = reads.filter(({ own, about }) => own.has(term) || about.has(term)).length;
      const rarity = Math.log(1 + (reads.length - having + 1.5) / (having + 0.5));
      const kind = names.has(term) ? NAME_WEIGHT : NUMBER.test(term) ? NUMBER_WEIGHT : 1;
      weights.set(term, Math.max(LEAST_WEIGHT, rarity) * kind);
    }
    this.#weights = weights;
    this.total = [...weights.values()].reduce((sum, one) => sum + one, 0);
    const average = this.total / Math.max(1, weights.size);
    this.provision = question.provisionKeys.length > 0 ? average : 0;
    this.#wanted = question.wanted ? WANTED * average : 0;
  }

  /** Weight of the thing that is asked for; 0 where the form of the question names none. */
  get wanted(): number {
    return this.#wanted;
  }

  /**
   * Weight of the thing beside words of the question with this weight: alone it answers nothing. Each paper of a case has
   * dates, sums and names, which answer only beside most of what is asked.
   */
  thingBeside(said: number, { candidate }: ReadCandidate<Candidate>): number {
    if (said === 0) return 0;
    return candidate.ofCase ? this.#wanted * Math.sqrt(Math.min(1, said / this.total)) : this.#wanted;
  }

  /** The weight of the question's words that these terms say. */
  saidBy(terms: Iterable<string>): number {
    let mass = 0;
    for (const term of new Set(terms)) mass += this.#weights.get(term) ?? 0;
    return mass;
  }

  /** The weight of the words of the question besides the document that it names. */
  besides({ named, terms }: Pick<ReadCandidate<Candidate>, 'named' | 'terms'>): number {
    let identified = 0;
    for (const [term, weight] of this.#weights) if (named.has(term) && !terms.has(term)) identified += weight;
    return this.total - Math.min(identified, IDENTITY * this.total);
  }

  /** The number of words of the question that follow one another here as there, at most 4. */
  inOrder(terms: readonly string[]): number {
    const pairs = new Set(this.#order.slice(1).map((term, at) => `${this.#order[at]} ${term}`));
    let found = 0;
    for (let at = 1; at < terms.length; at += 1) if (pairs.has(`${terms[at - 1]} ${terms[at]}`)) found += 1;
    return Math.min(found, 4);
  }
}
