import { Client } from 'pg';

const USERS_AT_ONCE = 100;

/** The rows of everybody else on the server: a large firm, or many lawyers. */
const FULL = { users: 10_000, cases: 100_000, files: 1_000_000, pages: 100_000 };

/** The same office at a part of its size, with at least a hundred users. */
export const othersOf = (share: number): typeof FULL => {
  const users = Math.max(USERS_AT_ONCE, Math.round((FULL.users * share) / USERS_AT_ONCE) * USERS_AT_ONCE);
  const part = users / FULL.users;
  return { users, cases: FULL.cases * part, files: FULL.files * part, pages: FULL.pages * part };
};

/** A page of a paper, of usual length. */
const PAGE =
  'The petitioner was granted interim stay of the order of assessment, on condition that half of the tax is deposited. '.repeat(
    12,
  );

export const PAPERS = { files: 200, pagesOfFile: 10, drafts: 100 } as const;

/** A case of a user with many papers that were read, and drafts. Returns its id. */
export async function seedPapers(ownerUrl: string, userId: string): Promise<string> {
  const db = new Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    const made = await db.query<{ id: string }>(
      `insert into public.cases (owner_id, title, court) values ($1, 'Papers of Kaveri Mills', 'High Court of Madras') returning id`,
      [userId],
    );
    const id = made.rows[0]?.id ?? '';
    await db.query('set session_replication_role = replica');
    await db.query(
      `insert into public.case_files (owner_id, case_id, file_name, file_path, file_size, uploaded_by, text_state, page_count,
         pages_read)
       select $1::uuid, $2::uuid, 'Annexure R-' || i || '.pdf', 'case_files/' || $2::uuid || '/' || i || '.pdf', 1000, $1::uuid,
         'read', $4::integer, $4::integer
       from generate_series(1, $3::integer) i`,
      [userId, id, PAPERS.files, PAPERS.pagesOfFile],
    );
    await db.query(
      `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
       select owner_id, case_id, f.id, i, $3::text || ' paper ' || f.file_name || ' page ' || i, 'text'
       from public.case_files f, generate_series(1, $2::integer) i where f.case_id = $1`,
      [id, PAPERS.pagesOfFile, PAGE],
    );
    await db.query('reset session_replication_role');
    await db.query('analyze');
    return id;
  } finally {
    await db.end();
  }
}

/**
 * Writes the rows of others through the owner's connection. Files are written as read and without triggers: else a
 * million of them would wait for their reader.
 */
export async function seedOthers(ownerUrl: string, others: typeof FULL): Promise<void> {
  const db = new Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    await db.query(
      `insert into auth.users (email, email_confirmed_at)
       select 'other' || i || '@example.in', now() from generate_series(1, $1::integer) i`,
      [others.users],
    );
    // Triggers go through the rows of a statement, so that a statement has no more of them than an import.
    for (let from = 0; from < others.users; from += USERS_AT_ONCE) {
      const emails = Array.from({ length: USERS_AT_ONCE }, (_, at) => `other${from + at + 1}@example.in`);
      await db.query(
        `insert into public.cases (owner_id, title, court, case_number, created_at)
       select u.id, 'Kaveri Mills No. ' || i || ' v. State of Tamil Nadu', 'High Court of Madras', 'W.P. ' || i || '/2025',
         now() - make_interval(mins => i)
       from auth.users u, generate_series(1, $1::integer) i where u.email = any ($2)`,
        [others.cases / others.users, emails],
      );
      await db.query(
        `insert into public.clients (owner_id, name, client_number)
         select c.owner_id, 'Kaveri Mills No. ' || case_number, case_number
         from public.cases c join auth.users u on u.id = c.owner_id where u.email = any ($1)`,
        [emails],
      );
      await db.query(
        `insert into public.timeline_events (owner_id, case_id, title, event_type, event_date)
         select c.owner_id, c.id, 'Arguments', 'hearing', now() + make_interval(hours => (random() * 2000)::integer)
         from public.cases c join auth.users u on u.id = c.owner_id where u.email = any ($1)`,
        [emails],
      );
    }
    await db.query('set session_replication_role = replica');
    await db.query(
      `insert into public.case_files (owner_id, case_id, file_name, file_path, file_size, uploaded_by, text_state, page_count,
         pages_read)
       select owner_id, id, 'Annexure P-' || i || '.pdf', 'case_files/' || id || '/' || i || '.pdf', 1000 + i, owner_id,
         'read', 3, 3
       from public.cases, generate_series(1, $1::integer) i`,
      [others.files / others.cases],
    );
    await db.query(
      `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
       select owner_id, case_id, id, 1, $2::text || ' ' || file_name, 'text' from public.case_files limit $1`,
      [others.pages, PAGE],
    );
    await db.query('reset session_replication_role');
    await db.query('analyze');
  } finally {
    await db.end();
  }
}
