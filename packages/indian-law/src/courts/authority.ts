import { COURTS, isSuccessor } from './court-list.ts';
import { isBoundBy } from './hierarchy.ts';

/** The court that decides a question: one of `COURTS` by its code, or the courts of a state below its High Court. */
export interface DecidingCourt {
  state?: string | undefined;
  court?: string | undefined;
  /** Judges of the bench of `court` that decides; absent where that is not known. */
  judges?: number | undefined;
  /** ISO day of the decision; where it is absent every judgment counts as earlier. */
  date?: string | undefined;
}

/** A judgment by its court, the number of its judges (0 unknown) and its day (yyyymmdd; 0 unknown, yyyy0000 the year alone). */
interface GivenJudgment {
  court: string;
  judges: number;
  decided: number;
}

/**
 * The weight of a judgment for a court. `later` was given after the day of the decision; `unknown` says which fact is
 * missing: the judges of the judgment, those of the deciding bench, or the day of the judgment.
 */
export interface Authority {
  force: 'binding' | 'persuasive' | 'later' | 'unknown';
  missing?: 'bench' | 'deciding_bench' | 'date';
}

/** The judgments of a court bind whatever their bench, are the deciding court's own, or do not bind. */
export type Relation = 'above' | 'own' | 'other';

const BINDING: Authority = { force: 'binding' };
const PERSUASIVE: Authority = { force: 'persuasive' };
const LATER: Authority = { force: 'later' };

const isCourt = (code: string) => COURTS.some((court) => court.code === code);
const isState = (name: string) => COURTS.some(({ states }) => states.includes(name));

/**
 * Relates each court of `COURTS` to a deciding court; empty where that one is unknown. Where a state and a court are named, a
 * judgment must bind both.
 */
export function courtRelations({ state, court }: DecidingCourt): ReadonlyMap<string, Relation> {
  const known = (state === undefined || isState(state)) && (court === undefined || isCourt(court));
  if (!known || (state === undefined && court === undefined)) return new Map();
  const relationOf = (code: string): Relation => {
    if (state !== undefined && !isBoundBy({ state }, code)) return 'other';
    if (court === code || (court !== undefined && isSuccessor(court, code))) return 'own';
    return court === undefined || isBoundBy(court, code) ? 'above' : 'other';
  };
  return new Map(COURTS.map(({ code }) => [code, relationOf(code)]));
}

/** yyyymmdd of an ISO day. */
export const dayNumber = (date: string): number => Number(date.slice(0, 10).replaceAll('-', ''));

function isLater(decided: number, day: number): boolean | undefined {
  if (decided % 10_000 > 0) return decided > day;
  const [year, other] = [Math.floor(decided / 10_000), Math.floor(day / 10_000)];
  return year === 0 || year === other ? undefined : year > other;
}

/** A judge alone is bound by every bench of the court, so that the size of the bench does not matter then. */
function ofOwnBench(judges: number, deciding: number | undefined): Authority {
  if (deciding === 1) return BINDING;
  if (judges === 0) return { force: 'unknown', missing: 'bench' };
  if (deciding === undefined) return { force: 'unknown', missing: 'deciding_bench' };
  return judges >= deciding ? BINDING : PERSUASIVE;
}

/**
 * Computes from court, bench and date whether a judgment binds a court; undefined for a court that is not of `COURTS`.
 *
 * - The law that the Supreme Court declares binds all other courts, whatever its bench (Article 141 of the Constitution).
 * - A High Court binds the courts and tribunals below it (Articles 227 and 231; East India Commercial Co. v. Collector of
 *   Customs, AIR 1962 SC 1893), not another High Court, for which it is persuasive.
 * - A court is bound by its own earlier benches that were larger or as large: a judge alone by every bench (Tribhovandas
 *   Purshottamdas Thakkar v. Ratilal Motilal Patel, AIR 1968 SC 372), a bench by an equal one, or it refers the question
 *   to a larger one (Jaisri Sahu v. Rajdewan Dubey, AIR 1962 SC 83; Central Board of Dawoodi Bohra Community v. State of
 *   Maharashtra, (2005) 2 SCC 673; National Insurance Co. v. Pranay Sethi, (2017) 16 SCC 680). A smaller bench is
 *   persuasive.
 *
 * It does not read the judgment: what is obiter, overruled or per incuriam binds nobody. Of courts that took over the law
 * of another it knows those of the common court at Hyderabad alone: not Telangana and the High Court of Andhra Pradesh
 * before 2 June 2014, nor the courts of states that were divided earlier.
 */
export function authorityFor(deciding: DecidingCourt): (judgment: GivenJudgment) => Authority | undefined {
  const relations = courtRelations(deciding);
  const day = deciding.date === undefined ? Number.POSITIVE_INFINITY : dayNumber(deciding.date);
  return ({ court, judges, decided }) => {
    const relation = relations.get(court);
    if (relation === undefined) return undefined;
    const later = day === Number.POSITIVE_INFINITY ? false : isLater(decided, day);
    if (later) return LATER;
    if (relation === 'other') return PERSUASIVE;
    const found = relation === 'above' ? BINDING : ofOwnBench(judges, deciding.judges);
    return found === BINDING && later === undefined ? { force: 'unknown', missing: 'date' } : found;
  };
}
