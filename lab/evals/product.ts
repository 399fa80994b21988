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
import { shippedPath } from '#server/core/shipped-path.ts';
import { createConfirmedUser } from '#server/features/accounts/store.ts';
import { actDocuments, actIn } from '#server/features/library/ingest/act-documents.ts';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { Services } from '#server/platform/services.ts';
import type { Place } from './questions/types.ts';

/** Judgments beside those that answer something: every so many of the folder. */
const EVERY = 5;
const BATCH = 50;

const DEMO = shippedPath('library/demo');
const OWN = path.join(import.meta.dirname, 'papers');
/** The files of the client whose case a question is asked in. */
export const FILES: Readonly<
  Record<Exclude<Place, 'general'>, { folder: string; names: readonly string[] }>
> = {
  cheque: { folder: DEMO, names: ['bank-return-memo.txt', 'demand-notice.txt', 'statement-of-account.csv'] },
  accident: { folder: DEMO, names: ['accident-notes.txt'] },
  lease: { folder: OWN, names: ['lease-deed.txt', 'notice-to-quit.txt', 'reply-of-tenant.txt'] },
  flat: {
    folder: OWN,
    names: ['flat-agreement.txt', 'chronology-of-payments.txt', 'letter-of-allottees.txt'],
  },
  dismissal: {
    folder: OWN,
    names: ['appointment-letter.txt', 'charge-memo.txt', 'reply-to-charges.txt'],
  },
  firm: {
    folder: OWN,
    names: ['deed-of-partnership.txt', 'letter-of-two-partners.txt', 'answer-of-managing-partner.txt'],
  },
  transfer: {
    folder: OWN,
    names: ['transfer-order.txt', 'representation-of-lecturer.txt', 'order-of-tribunal.txt'],
  },
  operation: {
    folder: OWN,
    names: ['discharge-summary.txt', 'notice-to-hospital.txt', 'reply-of-hospital.txt'],
  },
  tower: {
    folder: OWN,
    names: ['agreement-for-tower.txt', 'payments-for-tower.txt', 'mails-with-promoter.txt'],
  },
  will: { folder: OWN, names: ['last-will.txt', 'objection-to-will.txt'] },
  fire: { folder: OWN, names: ['fire-policy.txt', 'repudiation-of-claim.txt'] },
  service: { folder: OWN, names: ['service-book.txt', 'pension-letter.txt'] },
  loan: { folder: OWN, names: ['bank-letter.txt', 'reply-of-farm.txt'] },
  culvert: {
    folder: OWN,
    names: ['work-order-culvert.txt', 'termination-of-culvert.txt', 'letter-of-contractor.txt'],
  },
  maintenance: { folder: OWN, names: ['petition-for-maintenance.txt', 'counter-of-husband.txt'] },
  theft: { folder: OWN, names: ['fir-of-jewellery.txt', 'seizure-memo.txt', 'bail-order-ajmer.txt'] },
  tour: { folder: OWN, names: ['complaint-on-tour.txt', 'version-of-agency.txt'] },
  ice: {
    folder: OWN,
    names: ['inspection-report-ice-plant.txt', 'assessment-of-supply.txt', 'objections-of-ice-plant.txt'],
  },
  society: {
    folder: OWN,
    names: ['minutes-of-society.txt', 'requisition-of-members.txt', 'reply-of-secretary.txt'],
  },
  software: { folder: OWN, names: ['software-agreement.txt', 'mails-on-software.txt'] },
  acquired: { folder: OWN, names: ['award-for-bypass.txt', 'claim-of-landowners.txt'] },
  well: { folder: OWN, names: ['notice-on-well.txt', 'reply-on-well.txt'] },
  visa: { folder: OWN, names: ['refusal-of-visa.txt', 'complaint-on-visa.txt'] },
  press: {
    folder: OWN,
    names: ['consignment-note-press.txt', 'claim-on-carrier.txt', 'reply-of-carrier.txt'],
  },
  school: { folder: OWN, names: ['letter-of-principal.txt', 'answer-of-parents.txt'] },
};

export interface EvalProduct {
  services: Services;
  userId: string;
  /** The case of a place; null for general chat. */
  cases: Readonly<Record<Place, string | null>>;
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
  { db }: Services,
  userId: string,
  { folder, names }: { folder: string; names: readonly string[] },
): Promise<string> {
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
  const cases = {
    general: null,
    cheque: await makeCase(services, userId, FILES.cheque),
    accident: await makeCase(services, userId, FILES.accident),
    lease: await makeCase(services, userId, FILES.lease),
    flat: await makeCase(services, userId, FILES.flat),
    dismissal: await makeCase(services, userId, FILES.dismissal),
    firm: await makeCase(services, userId, FILES.firm),
    transfer: await makeCase(services, userId, FILES.transfer),
    operation: await makeCase(services, userId, FILES.operation),
    tower: await makeCase(services, userId, FILES.tower),
    will: await makeCase(services, userId, FILES.will),
    fire: await makeCase(services, userId, FILES.fire),
    service: await makeCase(services, userId, FILES.service),
    loan: await makeCase(services, userId, FILES.loan),
    culvert: await makeCase(services, userId, FILES.culvert),
    maintenance: await makeCase(services, userId, FILES.maintenance),
    theft: await makeCase(services, userId, FILES.theft),
    tour: await makeCase(services, userId, FILES.tour),
    ice: await makeCase(services, userId, FILES.ice),
    society: await makeCase(services, userId, FILES.society),
    software: await makeCase(services, userId, FILES.software),
    acquired: await makeCase(services, userId, FILES.acquired),
    well: await makeCase(services, userId, FILES.well),
    visa: await makeCase(services, userId, FILES.visa),
    press: await makeCase(services, userId, FILES.press),
    school: await makeCase(services, userId, FILES.school),
  };
  return { ...product, cases, documents };
}
