import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import { createConfirmedUser } from '#server/features/accounts/store.ts';
import type { Database, Viewer } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

export const SHARED = { own: 5000, shared: 5000, chambers: 200 } as const;

/** Limit of the product: chambers that one user may add. */
const CHAMBERS_OF_OWNER = 50;

/** Gives a reader cases of their own, and as many of colleagues, which are shared with the chambers they are in. */
export async function seedSharedCases(db: Database, readerId: string): Promise<void> {
  const reader: Viewer = { userId: readerId, aal: 'aal1' };
  await addCases(db, reader, SHARED.own);
  const owners = SHARED.chambers / CHAMBERS_OF_OWNER;
  for (let i = 0; i < owners; i += 1) {
    const email = `colleague-${i}@example.in`;
    const user = await db.withAccounts((tx) =>
      createConfirmedUser(tx, { email, fullName: `Colleague ${i}` }, new Date()),
    );
    const owner: Viewer = { userId: user.id, aal: 'aal1' };
    await addCases(db, owner, SHARED.shared / owners);
    for (let k = 0; k < CHAMBERS_OF_OWNER; k += 1) await shareWith(db, owner, reader, k);
  }
}

async function addCases(db: Database, viewer: Viewer, count: number): Promise<void> {
  await db.withUser(viewer, async (tx) => {
    await tx.run(sql`
      insert into public.cases (title, court, case_number, created_at)
      select 'Kaveri Mills No. ' || i || ' v. State of Tamil Nadu', 'High Court of Madras', 'W.P. ' || i || '/2026',
        now() - make_interval(mins => i) from generate_series(1, ${count}::integer) i`);
    await tx.run(sql`
      insert into public.timeline_events (case_id, title, event_type, event_date)
      select id, 'Arguments', 'hearing', now() + make_interval(hours => (random() * 2000)::integer) from public.cases
      where owner_id = ${viewer.userId}`);
  });
}

/** A chambers of the owner with the reader in it, and its part of the owner's cases. */
async function shareWith(db: Database, owner: Viewer, reader: Viewer, at: number): Promise<void> {
  const token = hashSecret(randomSecret());
  await db.withUser(owner, async (tx) => {
    const chambers = await tx.first<{ id: string }>(
      sql`insert into public.chambers (name) values (${`Chambers ${at}`}) returning id`,
    );
    const id = chambers?.id ?? '';
    await tx.run(sql`
      insert into public.invitations (chambers_id, email, role, token_hash, expires_at)
      values (${id}, 'b@example.in', 'member', ${token}, now() + interval '1 day')`);
    await tx.run(sql`
      insert into public.case_chambers (case_id, chambers_id, role)
      select id, ${id}, 'editor' from (
        select id, row_number() over (order by id) as place from public.cases where owner_id = ${owner.userId}) c
      where place % ${CHAMBERS_OF_OWNER} = ${at}`);
  });
  await db.withUser(reader, (tx) => tx.run(sql`select app.accept_invitation(${token}, now())`));
}
