import { wordTerm } from '../text/words.ts';
import { leaderOf } from './same-words.ts';
import { THESAURUS } from './thesaurus.gen.ts';

/** Senses of a word, and the senses that these are kinds of. */
interface Senses {
  own: Set<string>;
  above: Set<string>;
}

/** Parts of a word's weight that another word has: of one sense, a kind of it, that of which it is a kind, the other side of it. */
const NEAR = { same: 0.8, kind: 0.7, above: 0.3, converse: 0.5 } as const;

const termOf = (word: string): string => leaderOf(wordTerm(word));

/** One who buys has a seller. */
const CONVERSE = new Set(
  ['bought sold', 'sold bought'].map((pair) =>
    pair
      .split(' ')
      .map((word) => leaderOf(wordTerm(word)))
      .join(' '),
  ),
);

let table: ReadonlyMap<string, Senses> | undefined;

function readThesaurus(): ReadonlyMap<string, Senses> {
  const all = new Map<string, Senses>();
  for (const entry of THESAURUS.split(';')) {
    const [word = '', own = '', above = ''] = entry.split(' ');
    const term = leaderOf(wordTerm(word));
    const known = all.get(term) ?? { own: new Set(), above: new Set() };
    for (const one of own.split(',')) if (one !== '') known.own.add(one);
    for (const one of above.split(',')) if (one !== '') known.above.add(one);
    all.set(term, known);
  }
  return all;
}

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  for (const sense of one) if (other.has(sense)) return true;
  return false;
};

/** Acts of which one side does the one and the other side the other: who pays has somebody who receives. */
const OTHER_SIDE = new Set(
  [
    ['pay paid give gave given send sent hand handed', 'receive received'],
    ['sell sold', 'buy bought'],
    ['lend lent', 'borrow borrowed'],
  ].flatMap((sides) => {
    const [ones = [], others = []] = sides.map((words) => words.split(' ').map(wordTerm));
    return ones.flatMap((one) => others.flatMap((other) => [`${one} ${other}`, `${other} ${one}`]));
  }),
);
/** True where the term of one verb is the other seen from the other side: these words alone, not those near them. */
export const isOtherSide = (verb: string, other: string): boolean => OTHER_SIDE.has(`${verb} ${other}`);

/**
 * Acts and things as a client has them, with the words in which papers state the same: who lost money was cheated of it, what
 * something cost was paid for it. Each word of the left is said by each of the right. A word of a group stands for all of it, so
 * a word is left out where its group means something else: to *remove* a shed is not to *dismiss* a suit.
 */
const FRAMES = [
  ['lose lost', 'loss cheated defrauded stolen theft missing'],
  ['cost costs', 'paid expense price spent fee bill'],
  ['spend spent', 'paid cost expense bill'],
  ['ring rang telephone telephoned phone phoned dial', 'rang telephone telephoned phone'],
  ['end ended', 'cut stop stopped disconnected closed'],
  ['block blocked freeze froze frozen', 'held hold lien attached attachment'],
  ['catch caught', 'traced found'],
  ['municipality council', 'corporation'],
  ['fetch fetched', 'collect collected'],
  ['answer answered', 'version'],
  ['benefit benefits', 'nominee beneficiary legatee'],
  // A person who does it has a name of the verb.
  ['drive drove driving', 'driver'],
  ['value valued', 'valuer appraiser'],
  ['preside presided', 'chairman chair president'],
  ['inherit inherited', 'heir legatee bequeath'],
  ['letter letters', 'notice memo'],
  ['offer offered', 'concession gesture prepared willing goodwill proposed ready'],
  ['shut', 'closed locked'],
  ['missing', 'want lack lacking'],
  ['bring brought', 'produce produced'],
  ['grudge', 'angry anger quarrel enmity dispute'],
  ['hidden hide hid', 'concealed'],
  ['catch caught', 'arrested apprehended'],
  ['storey story', 'floor'],
  ['job work', 'employed serves occupation'],
  ['hurt injury', 'burns wound fracture broke broken'],
  ['cover', 'policy insurance insured'],
  ['ready', 'complete completed completion'],
] as const;
const SAID_BY = new Map<string, Set<string>>();
for (const [asked, said] of FRAMES)
  for (const one of asked.split(' ').map(termOf))
    SAID_BY.set(one, new Set([...(SAID_BY.get(one) ?? []), ...said.split(' ').map(termOf)]));

/** The part of what one word says that another says too, from 0 to 1: *daughter* says *child*, *quarrel* says *dispute*. */
export function relation(asked: string, said: string): number {
  if (asked === said) return 1;
  if (SAID_BY.get(asked)?.has(said)) return NEAR.kind;
  if (CONVERSE.has(`${asked} ${said}`)) return NEAR.converse;
  table ??= readThesaurus();
  const [one, other] = [table.get(asked), table.get(said)];
  if (!one || !other) return 0;
  if (meet(one.own, other.own)) return NEAR.same;
  if (meet(one.own, other.above)) return NEAR.kind;
  return meet(one.above, other.own) ? NEAR.above : 0;
}
