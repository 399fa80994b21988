import type { Word } from '../../text/words.ts';
import { wordTerm } from '../../text/words.ts';
import { type Statement, statementTerm, tells } from './read-statement.ts';
import type { Difference } from './types.ts';

/** Outcomes and qualities, each with its contrary. */
const OUTCOMES =
  'allowed/dismissed granted/refused granted/rejected granted/dismissed granted/denied allowed/rejected allowed/refused ' +
  'allowed/disposed accepted/rejected accepted/refused admitted/dismissed admitted/rejected upheld/quashed upheld/reversed ' +
  'upheld/aside convicted/acquitted conviction/acquittal guilty/innocent mandatory/directory before/after ' +
  'confirmed/reversed affirmed/reversed sustained/overruled maximum/minimum increased/reduced enhanced/reduced ' +
  'includes/excludes included/excluded admitted/denied above/below more/less valid/invalid void/valid bailable/nonbailable ' +
  'sanctioned/refused sanctioned/rejected settled/rejected settled/repudiated moved/opposed filed/opposed supported/opposed ' +
  'present/absent open/locked open/closed genuine/forged oral/written temporary/permanent ancestral/selfacquired movable/immovable ' +
  'paid/unpaid cash/cheque voluntary/forced credited/debited lent/borrowed bought/sold elder/younger son/daughter ' +
  'brother/sister morning/evening north/south east/west urban/rural appeared/absconded recovered/lost joined/left succeeded/failed ' +
  'बरकरार/रद्द बरकरार/अपास्त स्वीकार/इनकार ' +
  'स्वीकृत/अस्वीकृत स्वीकार/खारिज मंजूर/खारिज मंज़ूर/खारिज मंजूर/नामंजूर वैध/अवैध दोषी/निर्दोष दोषसिद्ध/दोषमुक्त पहले/बाद अधिकतम/न्यूनतम ' +
  'அனுமதி/தள்ளுபடி';
/** Parties: each side with the words that name it. */
const SIDES = [
  [
    'petitioner appellant plaintiff applicant claimant याचिकाकर्ता याची अपीलकर्ता अपीलार्थी वादी आवेदक प्रार्थी மனுதாரர் வாதி',
    'respondent defendant प्रतिवादी प्रत्यर्थी विपक्षी अनावेदक உத்தரவாதி எதிர்மனுதாரர் பிரதிவாதி',
  ],
  [
    'complainant prosecution informant victim शिकायतकर्ता परिवादी अभियोजन पीड़िता पीड़ित',
    'accused defence आरोपी अभियुक्त बचाव',
  ],
  ['husband पति கணவர்', 'wife पत्नी மனைவி'],
  ['father पिता தந்தை', 'mother मां माँ माता தாய்'],
  [
    'landlord landlady lessor licensor मालिक पट्टाकर्ता உரிமையாளர்',
    'tenant lessee licensee किरायेदार किराएदार पट्टेदार வாடகைதாரர்',
  ],
  ['seller vendor transferor donor विक्रेता', 'buyer purchaser vendee transferee donee क्रेता'],
  ['employer management नियोक्ता', 'employee workman कर्मचारी'],
  ['mortgagor creditor drawer insurer lender', 'mortgagee debtor payee insured borrower'],
] as const;

interface Contrary {
  terms: Set<string>;
  /** The words name a party. */
  party: boolean;
}

const CONTRARIES = new Map<string, Contrary>();
/** The group of a word: two words of one side are no contradiction. */
const SIDE_OF = new Map<string, string>();

function oppose(one: string, other: string, party: boolean): void {
  const found = CONTRARIES.get(one) ?? { terms: new Set(), party };
  found.terms.add(other);
  CONTRARIES.set(one, found);
}
for (const pair of OUTCOMES.split(' ')) {
  const [one = '', other = ''] = pair.split('/').map(wordTerm);
  oppose(one, other, false);
  oppose(other, one, false);
}
for (const [at, sides] of SIDES.entries()) {
  const [left = [], right = []] = sides.map((words) => words.split(' '));
  for (const one of left)
    for (const other of right) {
      oppose(one, other, true);
      oppose(other, one, true);
    }
  for (const term of left) SIDE_OF.set(term, `${at} left`);
  for (const term of right) SIDE_OF.set(term, `${at} right`);
}
/** The printed word of a party, or the term of an outcome: the stem of *petitioner* is that of *petition*. */
function keyOf(text: string, { term, start, end }: Word): string {
  const printed = text.slice(start, end).toLowerCase().normalize('NFC');
  const party = PLURAL.test(printed) && !SIDE_OF.has(printed) ? printed.slice(0, -1) : printed;
  return SIDE_OF.has(party) ? party : term;
}
/** The side of a party that a printed word names; undefined for any other word. */
export function partySide(printed: string): string | undefined {
  const word = printed.toLowerCase().normalize('NFC');
  return (
    SIDE_OF.get(word) ??
    SIDE_OF.get(statementTerm(word)) ??
    (PLURAL.test(word) ? SIDE_OF.get(word.slice(0, -1)) : undefined)
  );
}
const PLURAL = /\p{Script=Latin}s$/u;
const sideOf = (term: string): string => SIDE_OF.get(term) ?? term;

/** Telling words beside a word that say what it is about. */
const [BEFORE, BEHIND] = [4, 6];
/**
 * Least common words from which a contrary is marked: usually, of a party at the end of its sentence, and of one that the
 * source never names and whose act is another; and by how many more than the word itself has.
 */
const LEAST = { usual: 2, last: 3, unnamed: 4 } as const;
const AHEAD = 2;
/** The first telling word behind a party is what it does: found so near behind the other it counts twice. */
const FIRST = 3;
/** The party behind this word acts as its subject does in an active sentence. */
const AGENT = /^(?:by|द्वारा)$/u;

/** The words before these in a sentence speak of something else. */
const CLAUSE_END = /[:;]/u;
const CAPITAL = /\p{Lu}/u;

/** A party with these behind it is no subject of an active sentence: something is of it, or is done to it. */
const POSSESSES = /^(?:['’]s?(?!\p{L})|\s(?:का|की|के)\s)/u;
const SUFFERS = /^\s(?:(?:has|have|had)\s)?(?:was|were|is|are|been|be)\s(?:\p{L}{1,20}\s){1,3}by\s/u;

const DENIED = /\b(?:not|never|nor|no|without|cannot)\s(?:[a-z]{1,12}\s)?$/iu;

interface Context {
  before: string[];
  behind: string[];
}

const isParty = (text: string, word: Word): boolean => SIDE_OF.has(keyOf(text, word));
const isContext = (text: string, word: Word): boolean => tells(word) && !isParty(text, word);

/** Behind this word a sentence says something else. */
const TURNS = /^(?:but|whereas|while|though|although)$/iu;

/** The words beside one, the nearest first, as far as they are of it: to the next party, but for one right beside it. */
function* ownWords({ text, words }: Statement, at: number, step: 1 | -1): Generator<Word> {
  const most = step < 0 ? 14 : 17;
  for (let i = at + step; i >= 0 && i < words.length && Math.abs(i - at) <= most; i += step) {
    const word = words[i];
    if (!word || (isParty(text, word) && Math.abs(i - at) > 1)) return;
    if (TURNS.test(text.slice(word.start, word.end))) return;
    yield word;
  }
}

function contextOf(statement: Statement, at: number): Context {
  const { text, words } = statement;
  const terms = (some: readonly Word[]) =>
    some.filter((word) => isContext(text, word)).map(({ term }) => statementTerm(term));
  const preceding = [...ownWords(statement, at, -1)].reverse();
  const clause = preceding.findLastIndex(({ end }, i) =>
    CLAUSE_END.test(text.slice(end, (preceding[i + 1] ?? words[at])?.start)),
  );
  const before = terms(preceding.slice(clause + 1)).slice(-BEFORE);
  // A name behind a party says who it is: the check of names compares it.
  const following = [...ownWords(statement, at, 1)].filter(({ start }) => !CAPITAL.test(text.charAt(start)));
  const behind = terms(following).slice(0, BEHIND);
  const beside = preceding.slice(-2).map(({ start, end }) => text.slice(start, end).toLowerCase());
  const agent = beside.some((word) => AGENT.test(word));
  return agent ? { before: [], behind: before.reverse() } : { before, behind };
}

interface Common {
  score: number;
  /** True where the party does the same. */
  acts: boolean;
}

/** A party has at most one telling word behind it: what it does is said before it. */
const isLast = ({ behind }: Context): boolean => behind.length < 2;

function common(said: Context, other: Context, party: boolean): Common {
  const count = (some: readonly string[], others: readonly string[]) =>
    new Set(some.filter((term) => others.includes(term))).size;
  // An outcome stands before or behind what it is the outcome of.
  if (!party)
    return { score: count([...said.before, ...said.behind], [...other.before, ...other.behind]), acts: true };
  const [first] = said.behind;
  const [before, behind] = [count(said.before, other.before), count(said.behind, other.behind)];
  if (isLast(said)) return { score: before + behind, acts: true };
  const acts = first !== undefined && other.behind.slice(0, FIRST).includes(first);
  return { score: behind + Math.min(1, before) + (acts ? 1 : 0), acts };
}

interface Place {
  statement: Statement;
  word: Word;
  key: string;
  context: Context;
}

/** The words of a source that have a contrary, each with the words beside it. O(n). */
export function contraryPlaces(statements: readonly Statement[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const statement of statements)
    for (const [at, word] of statement.words.entries()) {
      const key = keyOf(statement.text, word);
      if (!CONTRARIES.has(key)) continue;
      const place = { statement, word, key, context: contextOf(statement, at) };
      const side = sideOf(key);
      const known = found.get(side);
      if (known) known.push(place);
      else found.set(side, [place]);
    }
  return found;
}

type Best = Common & { place?: Place };
const best = (places: readonly Place[], said: Context, party: boolean): Best =>
  places.reduce<Best>(
    (most, place) => {
      const one = common(said, place.context, party);
      return one.score > most.score ? { place, ...one } : most;
    },
    { score: 0, acts: false },
  );

/** Least score of a contrary in place of a word; a sentence of one more word has but that. */
function leastOf({ acts }: Common, context: Context, party: boolean, named: boolean): number {
  if (!party && context.before.length + context.behind.length === 1) return 1;
  if (party && isLast(context)) return LEAST.last;
  return party && !named && !acts ? LEAST.unnamed : LEAST.usual;
}

/**
 * A word of a sentence in whose place the source has its contrary: what the sentence says of the one, the source says of
 * the other. A party is compared with what it does, an outcome with what it decides.
 */
export function contraryWord(
  said: Statement,
  sources: readonly ReadonlyMap<string, readonly Place[]>[],
): Difference | undefined {
  for (const [at, word] of said.words.entries()) {
    const { start, end } = word;
    const key = keyOf(said.text, word);
    const contrary = CONTRARIES.get(key);
    if (!contrary) continue;
    // A word that is denied says its contrary itself.
    if (!contrary.party && DENIED.test(said.text.slice(Math.max(0, start - 24), start))) continue;
    const after = said.text.slice(end, end + 90);
    if (contrary.party && (POSSESSES.test(after) || SUFFERS.test(after))) continue;
    const context = contextOf(said, at);
    const placesOf = (side: string) => sources.flatMap((places) => places.get(side) ?? []);
    const same = placesOf(sideOf(key));
    const own = best(same, context, contrary.party);
    const sides = new Set([...contrary.terms].map(sideOf));
    const other = best(
      [...sides].flatMap(placesOf).filter((one) => contrary.terms.has(one.key)),
      context,
      contrary.party,
    );
    const least = leastOf(other, context, contrary.party, same.length > 0);
    if (!other.place || other.score < least || other.score - own.score < Math.min(AHEAD, least)) continue;
    const { statement, word: found } = other.place;
    return {
      what: contrary.party ? 'name' : 'negation',
      said: said.text.slice(start, end),
      source: statement.text.slice(found.start, found.end),
    };
  }
  return undefined;
}
