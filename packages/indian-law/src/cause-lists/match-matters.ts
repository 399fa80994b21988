import { parseCaseNumber } from '../case-numbers/case-number-keys.ts';
import { isSuccessor } from '../courts/court-list.ts';
import { findCourt } from '../courts/courts.ts';
import { findTribunal } from '../courts/tribunals.ts';
import { sameName } from '../parties/names.ts';
import { compareNames, type FoldedName, foldedName } from '../parties/similar-names.ts';
import { type CourtEntry, ENROLMENT, enrolmentKey } from './entries.ts';
import { listedNumbers } from './listed-numbers.ts';
import { squeeze } from './rows.ts';

/** A matter of the user, as far as a list can name it. */
export interface OwnMatter {
  id: string;
  case_number?: string | null;
  cnr?: string | null;
  court?: string | null;
  petitioner?: string | null;
  respondent?: string | null;
  title?: string | null;
}

/** The people whose matters are looked for: the user and the members of the chambers. */
export interface OwnPeople {
  names: readonly string[];
  enrolments: readonly string[];
}

export interface Match {
  entry: CourtEntry;
  case_id?: string;
  confidence: 'sure' | 'ask';
  /** The same for each list that prints the matter so; an answer is remembered under it. */
  key: string;
  /** True where the row only names the matter beside another one. */
  connected?: boolean;
}

interface Folded {
  matter: OwnMatter;
  keys: ReadonlySet<string>;
  bare: ReadonlySet<string>;
  court: string | undefined;
  petitioner: FoldedName | undefined;
  respondent: FoldedName | undefined;
}

const folded = (name: string | null | undefined): FoldedName | undefined =>
  name && name.trim() !== '' ? foldedName(name) : undefined;

/** A key for a court: the code of a High Court with its bench, a tribunal with its seat, else the words of its name. */
export function courtKey(name: string | null | undefined): string | undefined {
  if (!name || name.trim() === '') return undefined;
  const high = findCourt(name);
  if (high) return high.court.code;
  const tribunal = findTribunal(name);
  if (tribunal) return `${tribunal.name}|${tribunal.seat ?? ''}`.toLowerCase();
  return `=${name}`;
}

type Agreement = 'same' | 'other' | 'unknown';

const PLACE_WORDS = /[^\p{L}\d]+/gu;
const COMMON_WORDS =
  /^(?:court|courts|complex|the|of|at|and|district|judge|sessions|additional|addl|principal|civil|city|no|in|hon|ble|establishment|senior|junior|division)$/u;

/** A pending matter of the common court at Hyderabad went to one of its successors. */
const followsOther = (one: string, other: string) => isSuccessor(one, other) || isSuccessor(other, one);

/** The agreement of two keys of courts; 'unknown' where one can be a bench or a part of the other. */
export function courtsAgree(one: string | undefined, other: string | undefined): Agreement {
  if (one === undefined || other === undefined) return 'unknown';
  if (one === other) return 'same';
  if (followsOther(one, other)) return 'unknown';
  if (!one.startsWith('=') || !other.startsWith('=')) {
    const [a = '', seat = ''] = one.split('|');
    const [b = '', place = ''] = other.split('|');
    return a === b && (seat === '' || place === '') && !one.startsWith('=') ? 'unknown' : 'other';
  }
  const words = (name: string) =>
    new Set(
      name
        .toLowerCase()
        .replace(PLACE_WORDS, ' ')
        .trim()
        .split(' ')
        .filter((word) => !COMMON_WORDS.test(word)),
    );
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  if (a.size === 0 || b.size === 0) return 'unknown';
  return shared === Math.min(a.size, b.size) ? 'same' : shared > 0 ? 'unknown' : 'other';
}

/** The parties of many matters, by which no matter is known. */
const COMMON_PARTY =
  /^(?:the\s)?(?:state|union of india|u\.?o\.?i|govt|government|commissioner|collector|municipal)\b/iu;

function partiesAgree(own: Folded, entry: CourtEntry): { agreement: Agreement; both: boolean } {
  const { petitioner, respondent } = entry.values;
  const sides = [
    [own.petitioner, petitioner],
    [own.respondent, respondent],
  ] as const;
  let [same, strong, differ] = [0, 0, 0];
  for (const [mine, printed] of sides) {
    if (!mine || !printed) continue;
    const near = compareNames(mine, foldedName(printed));
    if (near === 'same' || near === 'alike') {
      same += 1;
      if (!COMMON_PARTY.test(printed)) strong += 1;
    } else differ += 1;
  }
  if (strong > 0) return { agreement: 'same', both: same === 2 };
  if (differ > 0) return { agreement: 'other', both: false };
  return { agreement: 'unknown', both: false };
}

function foldedMatter(matter: OwnMatter): Folded {
  const numbers = listedNumbers(matter.case_number ?? '');
  const typed = numbers.flatMap(({ printed, keys }) => parseCaseNumber(printed)?.keys ?? keys);
  const title = matter.title?.split(/\s(?:v\.|vs\.?|versus)\s/iu) ?? [];
  return {
    matter,
    keys: new Set(
      [...typed, ...numbers.flatMap(({ keys }) => keys.filter((key) => !key.includes('(*)')))].filter(
        (key) => !key.startsWith('|'),
      ),
    ),
    bare: new Set(numbers.flatMap(({ bare }) => bare)),
    court: courtKey(matter.court),
    petitioner: folded(matter.petitioner ?? (title.length === 2 ? title[0] : undefined)),
    respondent: folded(matter.respondent ?? (title.length === 2 ? title[1] : undefined)),
  };
}

const index = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** ' (D/1234/2010)', ', Enrl. No. D/1234/2010' directly behind a name. */
const ENROLMENT_BEHIND =
  /^[\s,([]{0,4}(?:enr[a-z]{0,8}\W{0,3}(?:no\W{0,3})?)?([A-Z]{1,4}\s?\/\s?\d{1,6}(?:-?[A-Z])?\s?\/\s?(?:19|20)\d{2})\b/iu;

/** Titles and marks before and behind the name of an advocate: 'Mr.', 'Sr. Adv.', 'i/b'. */
const HONOUR =
  /\b(?:mr|mrs|ms|miss|shri|sri|smt|km|dr|adv|advocate|advocates|sr|senior|counsel|aor|a\.?o\.?r|assisted by|i\/b|with|w\/|for)\b\.?/giu;
/** 'A. SELVI, Sr. Adv. with NILA DEVI', 'A. SELVI i/b NILA DEVI': a senior and juniors in one cell. */
const TOGETHER =
  /\s(?:with|assisted\sby|instructed\sby|briefed\sby|along\s?with|a\/w|w\/|i\/b|b\/h|for)\.?\s/iu;
const bareName = (name: string): string =>
  squeeze(name.replace(HONOUR, ' ').replace(/^[\s.,]+|[\s,]+$/gu, ''));

interface FoundMatter {
  own: Folded;
  confidence: 'sure' | 'ask';
  connected: boolean;
}
/** The agreement of a row with a matter in its number: with its kind, and as a matter that is listed with another one. */
interface Agreed {
  typed: boolean;
  connected: boolean;
}

type Strength = Readonly<Record<Agreement, Readonly<Record<Agreement, 'sure' | 'ask' | undefined>>>>;
/** By the agreement of the court, then of the parties, where kind, number and year agree. */
const STRENGTH: Strength = {
  same: { same: 'sure', unknown: 'sure', other: 'ask' },
  unknown: { same: 'sure', unknown: 'ask', other: undefined },
  other: { same: 'ask', unknown: undefined, other: undefined },
};
/** The same where only number and year agree, because registries name one kind in several ways. */
const BARE_STRENGTH: Strength = {
  same: { same: 'sure', unknown: undefined, other: undefined },
  unknown: { same: 'ask', unknown: undefined, other: undefined },
  other: { same: undefined, unknown: undefined, other: undefined },
};

/** A list names a matter of one's own by its number, its CNR, its parties, or by the advocate. Linear in the entries. */
export class MatterMatcher {
  readonly #byKey = new Map<string, Folded[]>();
  readonly #byBare = new Map<string, Folded[]>();
  readonly #byCnr = new Map<string, Folded>();
  readonly #byParty = new Map<string, Folded[]>();
  readonly #people: readonly { name: string; words: string[] }[];
  readonly #enrolments: ReadonlySet<string>;
  readonly #answers: ReadonlyMap<string, string | null>;
  readonly #byId = new Map<string, Folded>();
  /** Lists name one court many times. */
  readonly #courts = new Map<string, string | undefined>();

  constructor(
    own: readonly OwnMatter[],
    people: OwnPeople,
    answers: ReadonlyMap<string, string | null> = new Map(),
  ) {
    for (const matter of own) {
      const one = foldedMatter(matter);
      this.#byId.set(matter.id, one);
      for (const key of one.keys) index(this.#byKey, key, one);
      for (const key of one.bare) index(this.#byBare, key, one);
      if (matter.cnr) this.#byCnr.set(matter.cnr, one);
      const word = one.petitioner?.distinctive[0];
      if (word !== undefined) index(this.#byParty, word, one);
    }
    this.#people = people.names.map((name) => ({ name: bareName(name), words: lettersOf(name) }));
    this.#enrolments = new Set(people.enrolments.map(enrolmentKey).filter((key) => key.length >= 6));
    this.#answers = answers;
  }

  /** The match of a row; undefined where it is nobody's here. */
  match(printed: CourtEntry): Match | undefined {
    const entry = this.#withOpponents(printed);
    const key = this.#keyOf(entry);
    const answer = this.#answers.get(key);
    const answered = answer ? this.#byId.get(answer) : undefined;
    if (answered) return { entry, key, case_id: answered.matter.id, confidence: 'sure' };
    if (answer === null) return undefined;
    const best = this.#best(entry);
    if (best?.connected)
      return {
        entry,
        key: `with ${key}`,
        case_id: best.own.matter.id,
        confidence: best.confidence,
        connected: true,
      };
    if (best) return { entry, key, case_id: best.own.matter.id, confidence: best.confidence };
    if (entry.kind === 'state') return { entry, key, confidence: 'sure' };
    if (this.#hasEnrolment(entry)) return { entry, key, confidence: 'sure' };
    return this.#isOurs(entry) ? { entry, key, confidence: 'ask' } : undefined;
  }

  #courtOf(name: string | undefined): string | undefined {
    if (name === undefined) return undefined;
    if (!this.#courts.has(name)) this.#courts.set(name, courtKey(name));
    return this.#courts.get(name);
  }

  #keyOf({ values, numbers }: CourtEntry): string {
    const number = numbers[0]?.keys[0] ?? numbers[0]?.bare[0];
    const parties = `${values.petitioner ?? ''}|${values.respondent ?? ''}`.toLowerCase();
    return values.cnr ?? `${this.#courtOf(values.court) ?? ''}#${number ?? parties}`.slice(0, 400);
  }

  #best(entry: CourtEntry): FoundMatter | undefined {
    const byCnr = entry.values.cnr === undefined ? undefined : this.#byCnr.get(entry.values.cnr);
    if (byCnr) return { own: byCnr, confidence: 'sure', connected: false };
    const judged = [...this.#candidates(entry)].flatMap(([own, how]) => {
      const confidence = this.#judge(own, entry, how);
      return confidence === undefined ? [] : [{ own, confidence, connected: how.connected }];
    });
    const sure = judged.filter(({ confidence }) => confidence === 'sure');
    const own = sure.filter(({ connected }) => !connected);
    const [first] = [...own, ...sure, ...judged];
    if (!first) return this.#byTitle(entry);
    return own.length > 1 ? { ...first, confidence: 'ask' } : first;
  }

  /** The matters that have one of the numbers of a row. */
  #candidates(entry: CourtEntry): Map<Folded, Agreed> {
    const candidates = new Map<Folded, Agreed>();
    const add = (own: Folded, agreed: Agreed) => {
      const known = candidates.get(own);
      candidates.set(own, {
        typed: agreed.typed || (known?.typed ?? false),
        connected: agreed.connected && (known?.connected ?? true),
      });
    };
    for (const { keys, bare, connected } of entry.numbers) {
      for (const own of keys.flatMap((key) => this.#byKey.get(key) ?? []))
        add(own, { typed: true, connected });
      for (const own of bare.flatMap((key) => this.#byBare.get(key) ?? []))
        add(own, { typed: false, connected });
    }
    return candidates;
  }

  /** The strength of an agreement in the number. */
  #judge(own: Folded, entry: CourtEntry, { typed, connected }: Agreed): 'sure' | 'ask' | undefined {
    const { cnr } = entry.values;
    if (cnr !== undefined && own.matter.cnr && own.matter.cnr !== cnr) return undefined;
    const court = courtsAgree(own.court, this.#courtOf(entry.values.court));
    const { agreement, both } = partiesAgree(own, entry);
    const strength = (typed ? STRENGTH : BARE_STRENGTH)[court][connected ? 'unknown' : agreement];
    // One party of a like name does not outweigh another kind of proceeding.
    return strength === 'sure' && !typed && !both ? 'ask' : strength;
  }

  /** Both parties are those of one matter in the same court: perhaps it has another number now. */
  #byTitle(entry: CourtEntry): FoundMatter | undefined {
    const { petitioner, respondent, court } = entry.values;
    if (!petitioner || !respondent) return undefined;
    const words = foldedName(petitioner).distinctive.slice(0, 4);
    const own = words
      .flatMap((word) => this.#byParty.get(word) ?? [])
      .find(
        (one) => courtsAgree(one.court, this.#courtOf(court)) !== 'other' && partiesAgree(one, entry).both,
      );
    return own && { own, confidence: 'ask', connected: false };
  }

  #hasEnrolment(entry: CourtEntry): boolean {
    if (this.#enrolments.size === 0) return false;
    return [...entry.excerpt.matchAll(ENROLMENT)].some(([printed]) =>
      this.#enrolments.has(enrolmentKey(printed)),
    );
  }

  /** True where an advocate of the row can be one of ours; the row is then asked, never sure. */
  #isOurs({ values, excerpt }: CourtEntry): boolean {
    return (values.advocates ?? []).some(
      (printed) => this.#isPerson(printed) && !this.#isNamesake(printed, excerpt),
    );
  }

  /** True where one of the names that are printed together is that of one of our people. */
  #isPerson(printed: string): boolean {
    return printed.split(TOGETHER).some((one) => {
      const letters = lettersOf(one);
      return this.#people.some(
        ({ name, words }) => shareWord(words, letters) && sameName(bareName(one), name),
      );
    });
  }

  /** Gives a row its opponents: the advocates of the other side, where our people are printed for one side alone. */
  #withOpponents({ sides, side_places = {}, ...entry }: CourtEntry): CourtEntry {
    if (!sides) return entry;
    const [petitioner, respondent] = [sides.petitioner, sides.respondent].map((names) =>
      names.some((name) => this.#isPerson(name)),
    );
    const others = petitioner ? sides.respondent : sides.petitioner;
    if (petitioner === respondent || others.length === 0) return entry;
    const opposing_counsel = petitioner ? side_places.respondent : side_places.petitioner;
    return {
      ...entry,
      values: { ...entry.values, opposing_counsel: others.join(', ').slice(0, 500) },
      places: { ...entry.places, ...(opposing_counsel ? { opposing_counsel } : {}) },
    };
  }

  /** True where a number at the Bar Council behind the name is another one, and those of all our people are known. */
  #isNamesake(printed: string, excerpt: string): boolean {
    if (this.#enrolments.size < this.#people.length) return false;
    const at = excerpt.indexOf(printed);
    const behind = at < 0 ? '' : excerpt.slice(at + printed.length, at + printed.length + 40);
    const number = ENROLMENT_BEHIND.exec(behind)?.[1];
    return number !== undefined && !this.#enrolments.has(enrolmentKey(number));
  }
}

const lettersOf = (name: string): string[] =>
  bareName(name)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
/** A cheap look before names are compared: words with the same three letters first. */
const shareWord = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) => other.some((next) => next.slice(0, 3) === word.slice(0, 3)));
