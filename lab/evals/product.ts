import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import type { Logger } from 'pino';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { openLog } from '#server/boot/log.ts';
import { openServices } from '#server/boot/open-services.ts';
import { Shutdown } from '#server/boot/shutdown.ts';
import { readEnv } from '#server/core/env.ts';
import { createConfirmedUser } from '#server/features/accounts/store.ts';
import { actDocuments, actIn } from '#server/features/library/ingest/act-documents.ts';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import { pageVectors } from '#server/features/page-vectors/jobs.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { Services } from '#server/platform/services.ts';
import { FILES } from './files.ts';
import type { Place } from './questions/types.ts';

/** Judgments beside those that answer something: every so many of the folder. */
const EVERY = 5;
const BATCH = 50;

export interface EvalProduct {
  services: Services;
  userId: string;
  /** The case of a place; none for general chat. */
  cases: Readonly<Partial<Record<Place, string>>>;
  documents: number;
  close: () => Promise<void>;
}

/** The sample library with real judgments and acts, as an operator would ingest them. Returns how many documents. */
async function fillLibrary(services: Services, named: ReadonlySet<string>): Promise<number> {
  const judgments = sharedData('judgments-supreme-court');
  const statutes = sharedData('statutes');
  if (judgments === undefined || statutes === undefined)
    throw new Error('The judgments and statutes are absent: nothing was measured.');
  const chosen = readdirSync(judgments)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .filter((name, at) => at % EVERY === 0 || named.has(path.basename(name, '.txt')));
  const files = [
    ...chosen.map((name) => ({ key: name, from: path.join(judgments, name) })),
    ...readdirSync(statutes).map((name) => ({ key: name, from: path.join(statutes, name) })),
  ];
  const documents = files.flatMap(({ key, from }) => {
    const text = readFileSync(from, 'utf8');
    const file = { folder: 'evals', key, size: text.length };
    const act = actIn(file, [text]);
    return act ? actDocuments(file, act) : documentsOf(file, [text]);
  });
  for (let at = 0; at < documents.length; at += BATCH)
    await services.libraryWriter.upsert(documents.slice(at, at + BATCH));
  await services.libraryWriter.refresh();
  await vectorsReady(services);
  return documents.length;
}

/** Resolves when the vectors of the library serve, as they do in a library that was not ingested a moment ago. */
async function vectorsReady({ library }: Services): Promise<void> {
  let state = (await library.stats()).embeddings;
  while (!state.ready || state.made !== undefined || state.next) {
    const next = await library.embeddingsAfter(state);
    if (!next) return;
    state = next;
  }
}

export async function makeCase(
  services: Services,
  userId: string,
  { folder, names }: { folder: string; names: readonly string[] },
): Promise<string> {
  const { db } = services;
  const caseId = randomUUID();
  const files = names.map((name) => ({
    id: randomUUID(),
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
  await db.withUser({ userId, aal: 'aal1' }, async (tx) => {
    await tx.run(sql`insert into public.cases (id, title) values (${caseId}, 'A case')`);
    for (const { id, name } of files)
      await tx.run(sql`insert into public.case_files (id, case_id, file_name, file_path)
        values (${id}, ${caseId}, ${name}, ${`case_files/${caseId}/${id}.txt`})`);
  });
  for (const { id, text } of files)
    await db.withWorker(async (tx) => {
      const pages = text.split('\f');
      for (const [at, page] of pages.entries())
        await tx.run(sql`insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
          values (${userId}, ${caseId}, ${id}, ${at + 1}, ${page}, 'text')`);
      await tx.run(
        sql`update public.case_files set text_state = 'read', page_count = ${pages.length}, pages_read = ${pages.length} where id = ${id}`,
      );
    });
  const queue = pageVectors(services);
  while (await queue.runNext('pages'));
  return caseId;
}

export interface EmptyProduct {
  services: Services;
  userId: string;
  close: () => Promise<void>;
}

/** The product on a fresh data folder, with one user. `settings` come before those of the environment. */
export async function openEmptyProduct(
  settings: Readonly<Record<string, string>>,
  log?: Logger,
): Promise<EmptyProduct> {
  const root = mkdtempSync(path.join(tmpdir(), 'munshi-evals-'));
  chmodSync(root, 0o755);
  const folder = path.join(root, 'data');
  mkdirSync(folder, { mode: 0o700 });
  const env = readEnv({ ...process.env, ...settings, MUNSHI_DATA: folder, LOG_LEVEL: 'error' });
  const written = log ?? openLog(env);
  const shutdown = new Shutdown(written);
  const held = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  shutdown.add({ name: 'data folder', run: () => held.release(), needed: true });
  const services = await openServices(env, held, written, shutdown);
  const user = await services.db.withAccounts((tx) =>
    createConfirmedUser(tx, { email: 'evals@example.in', fullName: 'A. Advocate' }, new Date()),
  );
  return {
    services,
    userId: user.id,
    close: async () => {
      await shutdown.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The product with the fixed sources of the questions. `named`: judgments that they name. */
export async function openProduct(
  named: ReadonlySet<string>,
  settings: Readonly<Record<string, string>>,
): Promise<EvalProduct> {
  const product = await openEmptyProduct(settings);
  const { services, userId } = product;
  const documents = await fillLibrary(services, named);
  const cases: Partial<Record<Place, string>> = {};
  for (const [place, files] of Object.entries(FILES))
    cases[place as Place] = await makeCase(services, userId, files);
  return { ...product, cases, documents };
}
