import { SUPREME_COURT } from '../../courts/court-list.ts';
import type { Signal, TreatmentKind } from '../types.ts';

/** Signals from the gravest. */
export const SIGNALS = [
  'overruled',
  'doubted',
  'distinguished',
  'followed',
  'none',
] as const satisfies readonly Signal[];

const SIGNAL_OF: Readonly<Record<TreatmentKind, Signal>> = {
  overruled: 'overruled',
  reversed: 'overruled',
  doubted: 'doubted',
  referred: 'doubted',
  distinguished: 'distinguished',
  followed: 'followed',
  affirmed: 'followed',
};

/** The gravest signal of some treatments. */
export function signalOf(kinds: Iterable<TreatmentKind>): Signal {
  const found = new Set([...kinds].map((kind) => SIGNAL_OF[kind]));
  return SIGNALS.find((signal) => found.has(signal)) ?? 'none';
}

/** A court with its bench and the year of its judgment, as far as they are known. */
export interface Decided {
  court?: string | undefined;
  bench?: number | undefined;
  year?: number | undefined;
}

/**
 * The kind of a treatment once the courts and the benches are taken into account; undefined where the treated judgment is
 * the later one. A court overrules its own decisions by a bench that is not smaller, and those of the courts below it;
 * what another court says against a decision is a doubt. (Constitution, art. 141; Central Board of Dawoodi Bohra Community
 * v. State of Maharashtra, (2005) 2 SCC 673, para 12.) What a court reports of another court is left as it says.
 */
export function treatmentBetween(
  kind: TreatmentKind,
  reported: boolean,
  by: Decided,
  of: Decided,
): TreatmentKind | undefined {
  if (by.year !== undefined && of.year !== undefined && by.year < of.year) return undefined;
  if (reported || (kind !== 'overruled' && kind !== 'reversed')) return kind;
  const known = by.court !== undefined && of.court !== undefined;
  if (known && by.court !== of.court) return by.court === SUPREME_COURT ? kind : 'doubted';
  const smaller = by.bench !== undefined && of.bench !== undefined && by.bench < of.bench;
  return known && smaller && kind === 'overruled' ? 'doubted' : kind;
}
