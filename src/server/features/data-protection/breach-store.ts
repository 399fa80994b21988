import type { Tx } from '#server/platform/db/database.ts';
import { identifier, sql } from '#server/platform/db/sql.ts';
import type { Breach, ChangeBreach, NewBreach } from '#shared/contracts/site/breaches.ts';
import type { BreachStep } from '#shared/site/breach-clocks.ts';

/** Entries shown; the register of a product that needs more has a larger problem. */
const LISTED = 500;

const COLUMNS = sql`id, noticed_at, what, whose, people, consequences, measures, cert_in_at, people_at, board_at, board_details_at`;

type Moments = 'noticed_at' | `${BreachStep}_at`;
type Row = Omit<Breach, Moments> & { noticed_at: Date } & Record<`${BreachStep}_at`, Date | null>;

const shown = (row: Row): Breach => ({
  ...row,
  noticed_at: row.noticed_at.toISOString(),
  cert_in_at: row.cert_in_at?.toISOString() ?? null,
  people_at: row.people_at?.toISOString() ?? null,
  board_at: row.board_at?.toISOString() ?? null,
  board_details_at: row.board_details_at?.toISOString() ?? null,
});

// Each runs as the worker: no user owns an entry.

export async function listBreaches(tx: Tx): Promise<Breach[]> {
  const rows = await tx.rows<Row>(
    sql`select ${COLUMNS} from app.breaches order by noticed_at desc, id limit ${LISTED}`,
  );
  return rows.map(shown);
}

export async function addBreach(tx: Tx, breach: NewBreach): Promise<void> {
  const { noticed_at, what, whose, people, consequences, measures } = breach;
  await tx.run(sql`
    insert into app.breaches (noticed_at, what, whose, people, consequences, measures)
    values (${noticed_at}::timestamptz, ${what}, ${whose}, ${people}, ${consequences}, ${measures})`);
}

/** Marks a report as made; a moment that is there stays. False for an unknown entry. */
export async function markReported(tx: Tx, { id, done }: ChangeBreach, now: Date): Promise<boolean> {
  const column = identifier(`${done}_at`);
  const row = await tx.first(sql`
    update app.breaches set ${column} = coalesce(${column}, ${now}::timestamptz), updated_at = ${now} where id = ${id} returning id`);
  return row !== undefined;
}
