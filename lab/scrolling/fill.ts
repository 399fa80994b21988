import { pino } from 'pino';
import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { createConfirmedUser, startSession } from '#server/features/accounts/store.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { sql } from '#server/platform/db/sql.ts';

const PART = 5000;

/** Fills a data folder: a lawyer with so many cases, the newest of them with so many files, all read. */
export async function fillLists(folder: string, { cases, files }: { cases: number; files: number }) {
  const db = await openDatabase(
    readEnv({ MUNSHI_DATA: folder }),
    await openSecrets(folder, false),
    pino({ level: 'silent' }),
  );
  try {
    const started = await db.withAccounts(async (tx) => {
      const user = await createConfirmedUser(
        tx,
        { email: 'a@example.in', fullName: 'A. Advocate' },
        new Date(),
      );
      return startSession(tx, { userId: user.id, method: 'password', browser: true }, new Date());
    });
    if (!started?.cookie) throw new Error('no session');
    const viewer = { userId: started.user.id, aal: 'aal1' } as const;
    await db.withUser(viewer, (tx) =>
      tx.run(sql`insert into public.cases (title, case_number, practice_area, description, status, created_at)
        select 'Kaveri Mills No. ' || i || ' v. State of Tamil Nadu', 'W.P. ' || i || '/2026',
          (array['Tax', 'Writ', 'Arbitration', 'Family', 'Service'])[1 + i % 5],
          repeat('Challenge to an order of assessment; an interim stay was granted on conditions. ', i % 4),
          (array['active', 'pending', 'closed', 'exploration'])[1 + i % 4], now() - i * interval '7 minutes'
        from generate_series(0, ${cases}::integer - 1) as i`),
    );
    const newest = await db.withUser(viewer, (tx) =>
      tx.first<{ id: string }>(sql`select id from public.cases order by created_at desc limit 1`),
    );
    const caseId = newest?.id ?? '';
    for (let from = 0; from < files; from += PART)
      await db.withUser(viewer, (tx) =>
        tx.run(sql`insert into public.case_files (case_id, file_name, file_path, file_size, category, uploaded_at)
          select ${caseId}::uuid, 'Annexure P-' || i || '.pdf', ${`case_files/${caseId}/`} || i || '.pdf', 1000 + i * 37,
            (array['pleading', 'affidavit', 'order', 'evidence'])[1 + i % 4], now() - i * interval '3 minutes'
          from generate_series(${from}::integer, ${Math.min(from + PART, files)}::integer - 1) as i`),
      );
    await db.withWorker((tx) =>
      tx.run(sql`update public.case_files set text_state = 'read', page_count = 3, pages_read = 3`),
    );
    return { cookie: started.cookie, caseId };
  } finally {
    await db.close();
  }
}
