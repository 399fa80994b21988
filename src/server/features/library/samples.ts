import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '#server/platform/services.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import { documentsOf } from './document.ts';
import { listFolder } from './ingest.ts';
import { originalKey } from './originals.ts';

const FOLDER = 'sample-library';
const MAX_BYTES = 1024 * 1024;

/**
 * Loads the sample library that ships with the product, at the first start and whenever it changed with a new version.
 * Its files are our own, so they are read here and not in the sandbox. Returns how many documents were loaded.
 */
export async function loadSamples(
  { library, storage, env }: Pick<Services, 'library' | 'storage' | 'env'>,
  folder: string,
): Promise<number> {
  const files = (await listFolder(folder)).filter(
    (file) => file.key.endsWith('.md') && file.key.includes('/'),
  );
  const texts = await Promise.all(files.map((file) => readFile(file.path, 'utf8')));
  const mark = createHash('sha256').update(texts.join('\u0000')).digest('hex');
  const markFile = path.join(env.MUNSHI_DATA, 'samples.mark');
  if ((await readFile(markFile, 'utf8').catch(() => '')) === mark) return 0;
  const documents = files.flatMap(({ key, size }, at) =>
    documentsOf({ folder: FOLDER, key, size }, [texts[at] ?? '']),
  );
  for (const file of files) {
    const options = {
      contentType: contentTypeOf(file.key),
      maxBytes: MAX_BYTES,
      overwrite: true,
      repeatable: true,
    };
    await storage.put(originalKey(FOLDER, file.key), createReadStream(file.path), options);
  }
  await library.upsert(documents);
  await library.refresh();
  await writeFile(markFile, mark, { mode: 0o600 });
  return documents.length;
}
