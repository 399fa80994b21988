import { actOfKey } from '../acts/acts.ts';
import { counterpartsIn } from '../acts/concordance/counterparts.ts';
import { extentOf, inForceOn } from '../acts/in-force.ts';
import { lifeOf } from '../acts/lives.ts';
import type { CitedProvision, ProvisionFinding } from './types.ts';

/** The library's answers about the provisions of a text. */
export interface LibraryProvisions {
  /** The document of a provision's key ('ipc:302'). */
  documents: ReadonlyMap<string, { id: string }>;
  /** Keys of the acts of which the library has any section, and of those of which it has all. */
  some: ReadonlySet<string>;
  whole: ReadonlySet<string>;
}

/** Sections whose presence tells that the library has a whole act; empty for an act of unknown length. */
export function probesOf(act: string): string[] {
  const last = extentOf(act)?.last ?? 0;
  const step = Math.max(1, Math.floor(last / 24));
  return Array.from({ length: Math.floor(last / step) }, (_, i) => `${act}:${1 + i * step}`);
}

/** The acts that the provisions of a text name or may be of. */
export function actsOf(provisions: readonly CitedProvision[]): string[] {
  return [...new Set(provisions.flatMap(({ act, candidates }) => [...(act ? [act] : []), ...candidates]))];
}

/** Keys to look up for a provision: its own, those that it may be, and its counterparts. */
export function keysOf(provision: CitedProvision): string[] {
  const { act, key, candidates } = provision;
  const own = act === undefined ? candidates.map((one) => keyIn(one, key)) : [key];
  return [
    ...own,
    ...own.flatMap((one) => counterpartsIn(one, provision.sub).map((counterpart) => counterpart.key)),
  ];
}

const keyIn = (act: string, key: string): string => `${act}${key.slice(key.indexOf(':'))}`;

const shortOf = (act: string): string => actOfKey(act)?.short ?? act;

/** Facts about a provision that a text names; `date` is the day (`yyyy-mm-dd`) on which it is to apply. */
export function judgeProvision(
  provision: CitedProvision,
  library: LibraryProvisions,
  date: string | undefined,
): ProvisionFinding {
  const { start, end, text, act, key, candidates, mentions } = provision;
  const section = provision.section + (provision.sub ?? '');
  const base = { start, end, text, section, mentions };
  if (act === undefined) {
    const fitting = candidates.filter((one) => withinNumbering(one, provision));
    const acts = (fitting.length > 0 ? fitting : candidates).map(shortOf);
    return { ...base, act: '', status: 'ambiguous', candidates: acts.map((one) => ({ act: one, section })) };
  }
  const document = library.documents.get(key);
  const asked = undatedIncomeTax(provision, date);
  if (asked) return { ...base, act: '', status: 'ambiguous', candidates: asked };
  const inForce = date === undefined ? undefined : inForceOn(act, section, date);
  return {
    ...base,
    act: shortOf(act),
    ...statusOf(provision, act, library),
    ...(document === undefined ? {} : { document_id: document.id }),
    ...(inForce === undefined ? {} : { in_force_on: inForce }),
    ...lifeFacts(act),
    ...counterpartsOf(provision, library),
  };
}

/** The days of an act, and the short form of the act that replaced it. */
function lifeFacts(act: string): Pick<ProvisionFinding, 'in_force_from' | 'in_force_to' | 'replaced_by'> {
  const life = lifeOf(act) ?? extentOf(act);
  if (life === undefined) return {};
  const successor = lifeOf(act)?.successor;
  return {
    ...(life.from === undefined ? {} : { in_force_from: life.from }),
    ...(life.to === undefined ? {} : { in_force_to: life.to }),
    ...(successor === undefined ? {} : { replaced_by: shortOf(successor) }),
  };
}

const INCOME_TAX_NAMED = /\b(?:income[-\s]tax|i\.?\s?t\.?)\s+act\b(?!,?\s*(?:of\s+)?(?:19|20)\d\d)/iu;

/**
 * Both Acts for an *Income-tax Act* without a year from the day on which the second came into force: earlier years go on under
 * the Act of 1961 (section 536 of the Act of 2025), so that the day alone does not decide.
 */
function undatedIncomeTax(
  { act, text, section, sub }: CitedProvision,
  date: string | undefined,
): { act: string; section: string }[] | undefined {
  const from = lifeOf('income-tax-2025')?.from ?? '';
  if (act !== 'income-tax' || date === undefined || date < from || !INCOME_TAX_NAMED.test(text))
    return undefined;
  return ['Income-tax Act, 1961', 'Income-tax Act, 2025'].map((one) => ({
    act: one,
    section: section + (sub ?? ''),
  }));
}

/** True where the act's numbering has such a number; orders and rules of the CPC are not counted. */
function withinNumbering(act: string, { section, unit }: CitedProvision): boolean {
  const extent = extentOf(act);
  const number = Number.parseInt(section, 10);
  if (extent === undefined || (unit !== 'section' && unit !== 'article') || Number.isNaN(number)) return true;
  return number >= 1 && number <= extent.last;
}

function statusOf(
  provision: CitedProvision,
  act: string,
  library: LibraryProvisions,
): Pick<ProvisionFinding, 'status' | 'partly' | 'last'> {
  if (library.documents.has(provision.key)) return { status: 'exists' };
  const last = extentOf(act)?.last;
  if (last !== undefined && !withinNumbering(act, provision)) return { status: 'no_such_section', last };
  const lettered = /\d[A-Z]/u.test(provision.section);
  if (library.whole.has(act) && lettered && provision.unit !== 'rule')
    return { status: 'no_such_section', ...(last === undefined ? {} : { last }) };
  return library.some.has(act)
    ? { status: 'act_not_in_library', partly: true, ...(last === undefined ? {} : { last }) }
    : { status: 'act_not_in_library' };
}

function counterpartsOf(
  { key, sub }: CitedProvision,
  { documents }: LibraryProvisions,
): Pick<ProvisionFinding, 'counterparts'> {
  const found = counterpartsIn(key, sub);
  if (found.length === 0) return {};
  return {
    counterparts: found.map((one) => {
      const id = documents.get(one.key)?.id;
      const { key: _, law: __, ...counterpart } = one;
      return { ...counterpart, ...(id === undefined ? {} : { document_id: id }) };
    }),
  };
}
