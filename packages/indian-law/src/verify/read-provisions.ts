import { actOfKey } from '../acts/acts.ts';
import { findProvisions, type Provision, provisionKey } from '../provisions/provisions.ts';
import type { Marks } from '../text/marks.ts';
import { collapseWhitespace } from '../text/text.ts';
import type { ProvisionPlace } from './quotations/quoted-provision.ts';
import type { CitedProvision } from './types.ts';

/** Both codes that a section without an act may be of, when the text names neither: decision of 'product.md', rule 4. */
const CODES = ['ipc', 'bns'];
/** A text names so many acts at most that are given for a section without one. */
const MOST_CANDIDATES = 5;

const CHECKED: ReadonlySet<string> = new Set(['section', 'article', 'rule', 'order']);
/** Provisions that are not looked up without an act; a clause or a paragraph may be of any paper. */
const UNCHECKED: ReadonlySet<string> = new Set(['rule', 'order', 'regulation', 'schedule']);

/** The number with its order: 'Order 39 Rule 1'. */
function sectionOf({ unit, number, order }: Provision): string {
  if (order !== undefined) return `Order ${order} Rule ${number}`;
  return unit === 'order' ? `Order ${number}` : number;
}

interface ReadProvisions {
  claims: CitedProvision[];
  /** Every place in the order of the text. */
  places: ProvisionPlace[];
  /** Rules, regulations and schedules that are not looked up, each once, as printed. */
  others: string[];
}

/**
 * Every provision that a text names, each once, with its first place. A section without an act is the one that the text
 * names with an act elsewhere; where there are several or none, `candidates` says what it may be. O(n).
 */
export function readProvisions(text: string, marks: Marks): ReadProvisions {
  const printed = findProvisions(text, marks);
  const isChecked = ({ act, unit }: Provision): boolean =>
    CHECKED.has(unit) && (act !== undefined || unit === 'section');
  const found = printed.filter(isChecked);
  const actsOf = ownersOf(found);
  const named = [...new Set(found.flatMap(({ act }) => act ?? []))]
    .filter((act) => actOfKey(act)?.unit === 'section')
    .slice(0, MOST_CANDIDATES);
  const claims = new Map<string, CitedProvision>();
  const places: ProvisionPlace[] = [];
  for (const provision of found) {
    const owners = [...(actsOf.get(`${provision.unit} ${provision.number}`) ?? [])];
    const act = provision.act ?? (owners.length === 1 ? owners[0] : undefined);
    const claim = claimOf(text, provision, act, owners.length > 1 ? owners : named);
    const id = `${claim.key} ${provision.sub ?? ''}`;
    const known = claims.get(id);
    if (known) known.mentions += 1;
    else claims.set(id, claim);
    places.push({ start: provision.start, end: provision.end, claim: known ?? claim });
  }
  const others = printed
    .filter((one) => !isChecked(one) && UNCHECKED.has(one.unit))
    .map(({ raw, actRaw }) => collapseWhitespace(actRaw === undefined ? raw : `${raw}, ${actRaw}`));
  return { claims: [...claims.values()], places, others: [...new Set(others)] };
}

/** The acts with which the text names each number. */
function ownersOf(provisions: readonly Provision[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { act, unit, number } of provisions) {
    if (act === undefined) continue;
    const known = owners.get(`${unit} ${number}`) ?? new Set();
    owners.set(`${unit} ${number}`, known.add(act));
  }
  return owners;
}

function claimOf(
  text: string,
  provision: Provision,
  act: string | undefined,
  others: readonly string[],
): CitedProvision {
  const { start, end, unit, sub } = provision;
  const { act: _printed, ...bare } = provision;
  return {
    start,
    end,
    text: collapseWhitespace(text.slice(start, end)),
    ...(act === undefined ? {} : { act }),
    candidates: act === undefined ? [...(others.length > 0 ? others : CODES)] : [],
    unit,
    section: sectionOf(provision),
    ...(sub === undefined ? {} : { sub }),
    key: provisionKey(act === undefined ? bare : { ...bare, act }),
    mentions: 1,
  };
}
