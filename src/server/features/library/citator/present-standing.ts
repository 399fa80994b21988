import { COURTS } from '#law/courts/court-list.ts';
import { GRAVITY } from '#law/verify/treatments/read-treatments.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Standing, StandingBrief, StandingStatement } from '#shared/contracts/research/standing.ts';
import { coverageOf, followedBy, type JudgmentStanding, type Statement, standingsOf } from './standing.ts';

/** Limit: sentences of one answer. */
const MOST_SHOWN = 200;
const NO_TREATMENT: Omit<JudgmentStanding, 'title'> = { signal: 'none', statements: [] };

function presentStatement({ citing, reported, court, bench, sample, ...said }: Statement): StandingStatement {
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
export function briefOf({ signal, statements }: JudgmentStanding): StandingBrief {
  const [first] = statements;
  return {
    signal,
    ...(first ? { statement: presentStatement(first) } : {}),
    counts: countsOf(statements),
  };
}

/** The whole standing of a judgment, with the judgments that it follows and that were overruled. */
export async function standingOf(tx: Tx, id: string): Promise<Standing> {
  const { signal, statements } = (await standingsOf(tx, [id])).get(id) ?? NO_TREATMENT;
  const followed = await followedBy(tx, id);
  const theirs = await standingsOf(
    tx,
    followed.map((one) => one.id),
  );
  const { judgments, courts, from, to } = await coverageOf(tx);
  return {
    signal,
    statements: statements.slice(0, MOST_SHOWN).map(presentStatement),
    counts: countsOf(statements),
    rests_on_overruled: followed.flatMap(({ id: document_id, title, paragraph, index, sentence }) => {
      const standing = theirs.get(document_id);
      const [gravest] = standing?.statements ?? [];
      return standing?.signal === 'overruled' && gravest
        ? [
            {
              document_id,
              title,
              ...(paragraph === null ? {} : { paragraph }),
              index,
              sentence,
              overruled_by: presentStatement(gravest),
            },
          ]
        : [];
    }),
    coverage: {
      judgments,
      courts,
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    },
  };
}
