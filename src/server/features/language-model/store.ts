import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type ModelFailure, modelFailures } from '#shared/contracts/assistant/model-failures.ts';

export type ModelOutcome = ModelFailure | 'answered';

/** Days for which outcomes are kept. */
const KEPT_DAYS = 30;

/** Counts a request to the model. Returns how many of this day have ended so. */
export async function countOutcome(tx: Tx, day: string, outcome: ModelOutcome): Promise<number> {
  await tx.run(sql`delete from public.model_outcomes where day < ${day}::date - ${KEPT_DAYS}::int`);
  const row = await tx.first<{ requests: number }>(sql`
    insert into public.model_outcomes as kept (day, outcome, requests) values (${day}, ${outcome}, 1)
    on conflict (day, outcome) do update set requests = kept.requests + 1
    returning requests`);
  return row?.requests ?? 0;
}

/** True once in so many milliseconds for a kind of failure: its operators are to be told now. */
export async function claimMail(
  tx: Tx,
  { day, outcome, now, everyMs }: { day: string; outcome: ModelOutcome; now: Date; everyMs: number },
): Promise<boolean> {
  const before = new Date(now.getTime() - everyMs);
  const told = await tx.first<{ told: boolean }>(sql`
    select true as told from public.model_outcomes where outcome = ${outcome} and mailed_at > ${before}`);
  if (told) return false;
  const claimed = await tx.first<{ outcome: string }>(sql`
    update public.model_outcomes set mailed_at = ${now}
    where day = ${day} and outcome = ${outcome} and (mailed_at is null or mailed_at <= ${before})
    returning outcome`);
  return claimed !== undefined;
}

export interface ModelOutcomes {
  answered: number;
  /** The commonest first. */
  failures: { failure: ModelFailure; requests: number }[];
}

/** Outcomes of a day and the one before. */
export async function outcomesSince(tx: Tx, day: string): Promise<ModelOutcomes> {
  const rows = await tx.rows<{ outcome: string; requests: number }>(sql`
    select outcome, sum(requests)::bigint as requests from public.model_outcomes
    where day >= ${day}::date - 1 group by outcome order by 2 desc, 1`);
  const counts = new Map(rows.map(({ outcome, requests }) => [outcome, requests]));
  const failures = modelFailures
    .map((failure) => ({ failure, requests: counts.get(failure) ?? 0 }))
    .filter(({ requests }) => requests > 0)
    .sort((a, b) => b.requests - a.requests);
  return { answered: counts.get('answered') ?? 0, failures };
}
