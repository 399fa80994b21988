import type { Services } from '#server/platform/services.ts';
import { removePartialUploadsOf } from '../../files/store.ts';
import { hashedKey } from '../hashed-keys.ts';
import { logsBefore } from '../sweep.ts';
import { sendFarewell } from './erasure-mails.ts';
import {
  casesOf,
  closeAccount,
  deleteAccount,
  dueErasures,
  eraseRows,
  forgetAuthor,
  forgetStoredPaths,
  keepClosedLog,
  storedPathsOf,
} from './erasure-store.ts';

type Deps = Pick<Services, 'db' | 'env' | 'secrets' | 'storage' | 'mailer' | 'now' | 'log'>;

/** Rows or files of one transaction. */
const BATCH = 500;
const ACCOUNTS_AT_ONCE = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Without these nobody else reaches the cases any more. */
export const SHARES = ['case_members', 'case_chambers', 'invitations'];
/**
 * The tables that can have many rows of a user, those that refer to others first. Other tables are emptied
 * with the account, in its last transaction.
 */
export const TABLES = [
  ...['case_file_pages', 'event_suggestions', 'conflict_words', 'conflict_names', 'draft_chat_messages'],
  ...[
    'draft_comments',
    'draft_versions',
    'chat_messages',
    'passage_notes',
    'case_activity',
    'timeline_events',
    'case_files',
  ],
  ...['chat_threads', 'case_drafts', 'document_checks', 'cases', 'clients'],
];

/**
 * Erases the accounts whose day has come. One that fails does not keep the others waiting; it is tried again at the next
 * run. Errors: that of the last account that failed.
 */
export async function eraseDueAccounts(services: Deps): Promise<void> {
  const { db, log, now } = services;
  const failures: unknown[] = [];
  for (const id of await db.withAccounts((tx) => dueErasures(tx, now(), ACCOUNTS_AT_ONCE))) {
    try {
      if (await eraseAccount(services, id)) log.info({ user: id }, 'an account is erased');
    } catch (err) {
      log.warn({ err, user: id }, 'an account is not erased yet');
      failures.push(err);
    }
  }
  if (failures.length > 0) throw failures.at(-1);
}

/**
 * Erases an account whose day has come, with every row and file of it. Each step can be done again, so a run
 * that was interrupted anywhere is continued by the next. False when the user has kept the account, or when
 * it is gone.
 *
 * Invoices stay as they were issued, without a link to an account. Central Goods and Services Tax Act, 2017,
 * section 36: accounts and records are kept until seventy-two months from the due date of the annual return
 * of their year. Digital Personal Data Protection Act, 2023, sections 8(7) and 12(3): data that a law
 * requires to be kept is not erased. Digital Personal Data Protection Rules, 2025, rule 8(3): logs are kept for a year from
 * each entry; a keyed hash of the former address stands in the place of the user.
 */
export async function eraseAccount(services: Deps, userId: string): Promise<boolean> {
  const { db, env, now, secrets } = services;
  const farewell = await db.withAccounts((tx) => closeAccount(tx, userId, now()));
  if (!farewell) return false;
  for (const table of SHARES) await eraseTable(services, userId, table);
  await removePartialUploadsOf(env, userId);
  await eraseFiles(services, userId);
  for (const table of TABLES) await eraseTable(services, userId, table);
  while ((await db.withWorker((tx) => forgetAuthor(tx, userId, BATCH))) > 0);
  await sendFarewell(services, userId, farewell);
  const key = hashedKey(secrets.hmacKey, 'closed account', farewell.email ?? farewell.phone ?? userId);
  await db.withAccounts(async (tx) => {
    await keepClosedLog(tx, userId, key, logsBefore(now(), env));
    await deleteAccount(tx, userId);
  });
  return true;
}

async function eraseTable({ db }: Deps, userId: string, table: string): Promise<void> {
  while ((await db.withWorker((tx) => eraseRows(tx, userId, table, BATCH))) > 0);
}

/** Removes the files that rows name, then what an interrupted upload left in the folders of the cases. */
async function eraseFiles({ db, storage }: Deps, userId: string): Promise<void> {
  for (;;) {
    const paths = await db.withWorker((tx) => storedPathsOf(tx, userId, BATCH));
    if (paths.length === 0) break;
    await storage.remove(paths);
    await db.withWorker((tx) => forgetStoredPaths(tx, userId, paths));
  }
  let after = FIRST;
  for (;;) {
    const ids = await db.withWorker((tx) => casesOf(tx, userId, { after, limit: BATCH }));
    for (const id of ids) {
      const keys = (await storage.list(`case_files/${id}`)).map(({ key }) => key);
      for (let at = 0; at < keys.length; at += BATCH) await storage.remove(keys.slice(at, at + BATCH));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
  }
}
