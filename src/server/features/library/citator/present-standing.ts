import { COURTS } from '#law/courts/court-list.ts';
import { GRAVITY } from '#law/verify/treatments/read-treatments.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type {
  CitatorCoverage,
  RestsOn,
  Standing,
  StandingBrief,
  StandingStatement,
} from '#shared/contracts/research/standing.ts';
import {
  coverageOf,
  followedOverruled,
  type JudgmentStanding,
  type Statement,
  standingsOf,
} from './standing.ts';

/** Limit: sentences of one answer. */
const MOST_SHOWN = 200;
const NO_TREATMENT: Omit<JudgmentStanding, 'title'> = { signal: 'none', statements: [] };

function presentStatement({
  citing,
  citation: _,
  reported,
  court,
  bench,
  sample,
  ...said
}: Statement): StandingStatement {
  return {
    ...said,
    document_id: citing,
    ...(reported ? { reported: true } : {}),
    ...(court === undefined
      ? {}
      : { court, court_name: COURTS.find(({ code }) => code === court)?.name ?? court }),
    ...(bench === undefined ? {} : { bench_strength: bench }),
    ...(sample ? { sample: true } : {}),
  };
}

function countsOf(statements: readonly Statement[]): StandingBrief['counts'] {
  return GRAVITY.flatMap((kind) => {
    const those = statements.filter((one) => one.kind === kind);
    const years = those.flatMap(({ year }) => year ?? []);
    const count = new Set(those.map(({ citing }) => citing)).size;
    const last = years.length === 0 ? {} : { last_year: Math.max(...years) };
    return count === 0 ? [] : [{ kind, count, ...last }];
  });
}

/** The signal of a judgment with its gravest sentence, for a card. */
export function briefOf({ signal, statements }: JudgmentStanding, rests?: RestsOn): StandingBrief {
  const [first] = statements;
  return {
    signal,
    ...(first ? { statement: presentStatement(first) } : {}),
    counts: countsOf(statements),
    ...(rests ? { rests_on: rests } : {}),
  };
}

type Rest = Standing['rests_on_overruled'][number];

/** The overruled judgments that each of these follows, for those that follow one; at most 100 at once. */
async function restsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Rest[]>> {
  const followed = await followedOverruled(tx, ids);
  const theirs = await standingsOf(
    tx,
    followed.map((one) => one.id),
  );
  const rests = new Map<string, Rest[]>();
  for (const { by, id: document_id, title, paragraph, index, sentence } of followed) {
    const standing = theirs.get(document_id);
    const gravest = standing?.statements.find(({ citing }) => citing !== by);
    if (standing?.signal !== 'overruled' || !gravest) continue;
    const those = rests.get(by) ?? [];
    if (those.some((one) => one.document_id === document_id)) continue;
    const place = { ...(paragraph === null ? {} : { paragraph }), index, sentence };
    rests.set(by, [...those, { document_id, title, ...place, overruled_by: presentStatement(gravest) }]);
  }
  return rests;
}

/** The first overruled judgment that each of these follows, for those that follow one. */
export async function firstRestsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, RestsOn>> {
  const found = new Map<string, RestsOn>();
  for (const [id, [first]] of await restsOf(tx, ids)) {
    if (!first) continue;
    const { document_id, title, overruled_by } = first;
    found.set(id, { document_id, title, overruled_by });
  }
  return found;
}

/** The signals of judgments with their sentences, for those that were treated or rest on an overruled one. */
export async function briefsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, StandingBrief>> {
  const standings = await standingsOf(tx, ids);
  const rests = await firstRestsOf(tx, ids);
  const known = new Set([...standings.keys(), ...rests.keys()]);
  return new Map(
    [...known].map((id) => [id, briefOf(standings.get(id) ?? { title: '', ...NO_TREATMENT }, rests.get(id))]),
  );
}

/** The judgments whose citations were read. */
export async function presentCoverage(tx: Tx): Promise<CitatorCoverage> {
  const { judgments, courts, from, to } = await coverageOf(tx);
  return {
    judgments,
    courts,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

/** The whole standing of a judgment, with the judgments that it follows and that were overruled. */
export async function standingOf(tx: Tx, id: string): Promise<Standing> {
  const { signal, statements } = (await standingsOf(tx, [id])).get(id) ?? NO_TREATMENT;
  return {
    signal,
    statements: statements.slice(0, MOST_SHOWN).map(presentStatement),
    counts: countsOf(statements),
    rests_on_overruled: (await restsOf(tx, [id])).get(id) ?? [],
    coverage: await presentCoverage(tx),
  };
}
