import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Tx } from '#server/platform/db/database.ts';
import type { Entitlements } from '#server/platform/entitlements/entitlements.ts';
import type { Services } from '#server/platform/services.ts';
import { contentTypeOf, extensionOf } from '#server/platform/storage/content-type.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { insertCase } from '../cases/store.ts';
import { countWithin } from '../files/store.ts';
import type { DemoCase, DemoClient } from './demo-data.ts';
import { insertEvent, insertFile, insertJudgment } from './store.ts';

export interface OwnedCase {
  clientId: string;
  client: DemoClient;
  demoCase: DemoCase;
}

/**
 * Adds a case with its events, judgments and files, which lie in `folder` and count as every file of a user; returns its
 * id. Errors: `too_large` when no space is left for the files.
 */
export async function addDemoCase(
  tx: Tx,
  { storage, library, now, plan }: Pick<Services, 'storage' | 'library' | 'now'> & { plan: Entitlements },
  folder: string,
  { clientId, client, demoCase }: OwnedCase,
): Promise<string> {
  const { files, judgments, events, ...legalCase } = demoCase;
  const { name: client_name, status } = client;
  const caseId = await insertCase(tx, { ...legalCase, client_id: clientId, client_name, status });
  for (const event of events) await insertEvent(tx, caseId, event, now());
  for (const id of judgments) {
    // The library may have no samples.
    const document = await library.get(id);
    if (document) await insertJudgment(tx, caseId, document);
  }
  for (const { source, name } of files) {
    const key = `case_files/${caseId}/${randomUUID()}.${extensionOf(source)}`;
    const contentType = contentTypeOf(source);
    const { size } = await storage.put(key, createReadStream(path.join(folder, source)), {
      contentType,
      maxBytes: CASE_FILES.maxBytes,
    });
    await countWithin(tx, plan, { path: key, size });
    await insertFile(tx, caseId, name, key, contentType.split(';')[0] ?? contentType, size);
  }
  return caseId;
}
