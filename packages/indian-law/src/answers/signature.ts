import { collapseWhitespace } from '../text/text.ts';
import type { Candidate, ChosenPassage } from './candidate.ts';
import type { Question } from './question.ts';
import { type ReadCandidate, TITLE_OF_DECISION } from './read-candidate.ts';
import { termsIn } from './terms.ts';

/** *Who wrote the letter*, *Which lawyer issued the notice*, *Who decided the case*: the paper's head or signature answers. */
const ASKS_AUTHOR =
  /^\W*(?:who|(?:which|what)\s(?:\p{L}+\s){1,3}?)\s?(wrote|signed|issued|sent|drafted|prepared|decided|passed)\b/iu;
const DECIDES = /^(?:decided|passed)$/iu;
/** The name of a paper by which somebody decides. */
const NAME_OF_DECISION = /^\W*(?:\p{L}+\W){0,2}(?:order|award|judge?ment|proceedings|decree)\b/iu;
/** A paper of a party, which speaks of the paper of another: *REPLY TO LEGAL NOTICE*; *Application No. 4* is above an order too. */
const OF_PARTY =
  'affidavit|appeal|application|complaint|counter|objections?|petition|plaint|rejoinder|reply|representation|written statement';
const NAME_OF_PARTY = new RegExp(`^\\W*(?:${OF_PARTY})\\b(?! no\\b)`, 'iu');
const TITLE_OF_PARTY = new RegExp(`^\\W*(?:${OF_PARTY.toUpperCase()})\\b(?! N[Oo]\\b)`, 'mu');
/** Those who get a copy, and what goes with it, stand below the signature. */
const BELOW = /^\s*(?:copy\s(?:to|forwarded)\b|c\.?c\.?\s?(?::|to\b)|encl)/iu;
/** The thing that was written or signed, up to a preposition: *the occupancy certificate of tower B*. */
const OBJECT =
  /^\p{L}+\s(?:the|an?|this|that|his|her|their|our)\s((?:\p{L}+\s?){1,4}?)(?=\s(?:of|to|for|on|in|by|from|with)\b|\W*$)/iu;
/** The one who is asked for by an office: *Which lawyer*. */
const ROLE = /^\W*(?:which|what)\s((?:\p{L}+\s){1,3})/iu;
const WORDS_OF_PAPER =
  /\b(?:who|which|what|decided|passed|case|matter|order|award|judge?ment|the|of|in|this|our)\b/giu;
/** Characters of the head, and lines and characters of a signature. */
const HEAD = 420;
const SIGNATURE = { lines: 2, characters: 160, below: 12 } as const;

/** The last lines of a paper. */
function signatureOf(text: string): string {
  const all = text.split('\n').filter((line) => line.trim() !== '');
  const below = all.findIndex((line, at) => at >= all.length - SIGNATURE.below && BELOW.test(line));
  const lines = below > 0 ? all.slice(0, below) : all;
  return collapseWhitespace(lines.slice(-SIGNATURE.lines).join('\n')).slice(-SIGNATURE.characters);
}

/** The word by which a paper calls itself one of a party; undefined for other papers. */
const partyPaper = ({ candidate: { heading = '', text } }: ReadCandidate<Candidate>): string | undefined =>
  (NAME_OF_PARTY.exec(heading) ?? TITLE_OF_PARTY.exec(text.slice(0, HEAD)))?.[0];

const isDecision = (read: ReadCandidate<Candidate>): boolean => {
  const { heading = '', text } = read.candidate;
  return partyPaper(read) === undefined && (NAME_OF_DECISION.test(heading) || TITLE_OF_DECISION.test(text));
};

/** True where a paper is called as the question calls it, and is not of a party who speaks of another's. */
const isNamed = (read: ReadCandidate<Candidate>, named: readonly string[]): boolean =>
  hasAll([...read.about, ...read.author], named) &&
  termsIn(partyPaper(read) ?? '').every((one) => named.includes(one));

const hasAll = (terms: readonly string[], named: readonly string[]): boolean =>
  named.every((one) => terms.includes(one));

/**
 * The signature of the paper whose author a question asks for: of an order where it asks who decided, else of the paper that
 * says most of the question's words in its head; none of two that say as many. `saidBy`: weight of the question's words that
 * terms say. O(n).
 */
export function authorPassage<C extends Candidate>(
  { query }: Question,
  reads: readonly ReadCandidate<C>[],
  saidBy: (terms: readonly string[]) => number,
): ChosenPassage<C> | undefined {
  const verb = ASKS_AUTHOR.exec(query)?.[1];
  if (verb === undefined) return undefined;
  const decides = DECIDES.test(verb);
  const rest = query.slice(query.toLowerCase().indexOf(verb.toLowerCase()));
  // *Who decided that the notice was bad* asks for more than a name.
  if (decides && /\p{L}{4,}/u.test(rest.replaceAll(WORDS_OF_PAPER, ' '))) return undefined;
  const named = termsIn(OBJECT.exec(rest)?.[1] ?? ROLE.exec(query)?.[1] ?? '');
  if (!decides && named.length === 0) return undefined;
  const papers = reads.filter(({ candidate, at }) => candidate.ofCase && at === 0);
  const weighed = papers
    .filter((read) => (decides ? isDecision(read) : isNamed(read, named)))
    .map((read) => ({ read, said: saidBy([...read.about, ...read.author]) }))
    .sort((one, other) => other.said - one.said);
  const [best, second] = weighed;
  // Two papers may be meant: neither is the one.
  if (second?.said === best?.said) return undefined;
  if (!best || (!decides && best.said === 0)) return undefined;
  const { candidate } = best.read;
  return {
    candidate,
    quote: signatureOf(candidate.text),
    ...{ score: 1, coverage: 1, stance: 'supports', argument: false, contradicts: false, days: [], near: 0 },
  };
}
