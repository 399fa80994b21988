import { collapseWhitespace } from '../text/text.ts';
import type { Candidate, ChosenPassage } from './candidate.ts';
import type { Question } from './question.ts';
import type { ReadCandidate } from './read-candidate.ts';
import { termsIn } from './terms.ts';

/** *Who wrote the letter*, *Which lawyer issued the notice*, *Who decided the case*: the paper's head or signature answers. */
const ASKS_AUTHOR =
  /^\W*(?:who|(?:which|what)\s(?:\p{L}+\s){1,3}?)\s?(wrote|signed|issued|sent|drafted|prepared|decided|passed)\b/iu;
const DECIDES = /^(?:decided|passed)$/iu;
/** The head of a paper by which somebody decides. */
const OF_DECISION = /\b(?:order|award|judge?ment|proceedings|decree)\b/iu;
/** An order may be named further down. */
const DECIDED_BELOW = /\n\s*(?:ORDER|AWARD|Award|DECREE)\b/u;
/** The thing that was written or signed, up to a preposition: *the occupancy certificate of tower B*. */
const OBJECT =
  /^\p{L}+\s(?:the|an?|this|that|his|her|their|our)\s((?:\p{L}+\s?){1,4}?)(?=\s(?:of|to|for|on|in|by|from|with)\b|\W*$)/iu;
/** The one who is asked for by an office: *Which lawyer*. */
const ROLE = /^\W*(?:which|what)\s((?:\p{L}+\s){1,3})/iu;
const WORDS_OF_PAPER =
  /\b(?:who|which|what|decided|passed|case|matter|order|award|judge?ment|the|of|in|this|our)\b/giu;
/** Characters of the head, and lines and characters of a signature. */
const HEAD = 420;
const SIGNATURE = { lines: 2, characters: 160 } as const;

/** The last lines of a paper. */
function signatureOf(text: string): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '');
  return collapseWhitespace(lines.slice(-SIGNATURE.lines).join('\n')).slice(-SIGNATURE.characters);
}

const isDecision = ({ candidate: { heading = '', text } }: ReadCandidate<Candidate>): boolean =>
  OF_DECISION.test(`${heading} ${text.slice(0, HEAD)}`) || DECIDED_BELOW.test(text);

const hasAll = (terms: readonly string[], named: readonly string[]): boolean =>
  named.every((one) => terms.includes(one));

/**
 * The signature of the paper whose author a question asks for: of an order where it asks who decided, else of the paper that
 * says most of the question's words in its head. `saidBy`: weight of the question's words that terms say. O(n).
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
    .filter((read) => (decides ? isDecision(read) : hasAll([...read.about, ...read.author], named)))
    .map((read) => ({ read, said: saidBy([...read.about, ...read.author]) }))
    .sort((one, other) => other.said - one.said);
  const [best] = weighed;
  if (!best || (!decides && best.said === 0)) return undefined;
  const { candidate } = best.read;
  return {
    candidate,
    quote: signatureOf(candidate.text),
    ...{ score: 1, coverage: 1, stance: 'supports', argument: false, contradicts: false, days: [] },
  };
}
