import { COURTS, SUPREME_COURT } from './court-list.ts';

/** Kinds of benches by their strength: a judge alone, two, a larger one of a High Court, one for a question on the Constitution. */
type BenchKind = 'single' | 'division' | 'full' | 'constitution' | 'other';

/** Article 145(3) of the Constitution: five judges at least decide a substantial question of its interpretation. */
const CONSTITUTION_BENCH = 5;
/** Rules of High Courts give a Full Bench three judges or more, a Division Bench two. */
const FULL_BENCH = 3;

/**
 * The name of a bench of so many judges in a court, which is given by its code or as printed. The Supreme Court has no Full
 * Bench: three or four of its judges are a bench of that number, as are the members of a tribunal.
 */
export function benchKind(court: string | undefined, judges: number): BenchKind {
  const isSupreme = court === SUPREME_COURT || /^supreme court\b/iu.test(court ?? '');
  const isHigh =
    !isSupreme && (COURTS.some(({ code }) => code === court) || /\bhigh court\b/iu.test(court ?? ''));
  if (judges === 1) return 'single';
  if (!isSupreme && !isHigh) return 'other';
  if (judges === 2) return 'division';
  if (isSupreme) return judges >= CONSTITUTION_BENCH ? 'constitution' : 'other';
  return judges >= FULL_BENCH ? 'full' : 'other';
}
