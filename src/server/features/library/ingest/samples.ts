import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Services } from '#server/platform/services.ts';
import { contentTypeOf } from '#server/platform/storage/content-type.ts';
import { originalKey } from '../originals.ts';
import { documentsOf, READER_VERSION } from './document.ts';
import { SAMPLE_FOLDER } from './folder-name.ts';
import { type FolderFile, walkFolder } from './folder-walk.ts';

const MAX_BYTES = 1024 * 1024;
const loadedSchema = z.object({ mark: z.string(), ids: z.array(z.string()) });

/** Path of the note that names the version loaded last. */
const noteIn = ({ MUNSHI_DATA }: Pick<Services['env'], 'MUNSHI_DATA'>) =>
  path.join(MUNSHI_DATA, 'samples.json');

/** The ids of the sample judgments in the library, without the acts. */
export async function loadedSampleJudgments(env: Pick<Services['env'], 'MUNSHI_DATA'>): Promise<string[]> {
  const { ids } = await lastLoaded(noteIn(env));
  return ids.filter((id) => id.startsWith('sample-'));
}

/** The version that was loaded last; empty when the file is absent or unreadable. */
async function lastLoaded(file: string): Promise<z.infer<typeof loadedSchema>> {
  try {
    return loadedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { mark: '', ids: [] };
  }
}

async function sampleFiles(folder: string): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  for await (const file of walkFolder(folder))
    if ('mark' in file && file.extension === 'md' && file.key.includes('/')) files.push(file);
  return files;
}

/**
 * Loads the sample library that ships with the product at the first start and whenever a new version changed it;
 * removes samples that no longer exist. The files are our own, so they are read without the sandbox. Returns how many
 * documents were loaded.
 */
export async function loadSamples(
  { libraryWriter, storage, env }: Pick<Services, 'libraryWriter' | 'storage' | 'env'>,
  folder: string,
): Promise<number> {
  const files = await sampleFiles(folder);
  const texts = await Promise.all(files.map((file) => readFile(file.path, 'utf8')));
  const named = files.flatMap(({ key }, at) => [key, texts[at] ?? '']);
  const mark = createHash('sha256')
    .update([`reader ${READER_VERSION}`, ...named].join('\u0000'))
    .digest('hex');
  const note = noteIn(env);
  const before = await lastLoaded(note);
  if (before.mark === mark) return 0;
  const documents = files.flatMap(({ key, size }, at) =>
    documentsOf({ folder: SAMPLE_FOLDER, key, size }, [texts[at] ?? '']),
  );
  for (const { key, path: file } of files)
    await storage.putFile(originalKey(SAMPLE_FOLDER, key), file, {
      contentType: contentTypeOf(key),
      maxBytes: MAX_BYTES,
    });
  await libraryWriter.upsert(documents);
  const ids = documents.map(({ id }) => id);
  const now = new Set(ids);
  await libraryWriter.remove(before.ids.filter((id) => !now.has(id)));
  await libraryWriter.refresh();
  await writeFile(`${note}.new`, JSON.stringify({ mark, ids }), { mode: 0o600 });
  await rename(`${note}.new`, note);
  return documents.length;
}
