import { createHash } from 'node:crypto';
import { access, appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { jsonLine } from '#server/core/json-line.ts';
import type { SourceFile } from '../ingest/document.ts';

// PDFs of pictures wait in the data folder until the server recognises their pages: a file for each, because a command
// may ingest while no database runs. Its first line describes the scan; each other line is the text of a page.

const isSource = (value: unknown) =>
  z.looseObject({ folder: z.string(), key: z.string() }).safeParse(value).success;
const waitingScan = z.object({
  /** The folder or partition of the journal that has the file, and its mark there. */
  place: z.string(),
  mark: z.string(),
  file: z.custom<SourceFile>(isSource),
  /** The numbers of its pages that are pictures, from 1; absent where all are. */
  only: z.array(z.int().positive()).optional(),
  /** The document that is read again, for a new reader; no journal waits for it. */
  again: z.string().optional(),
});
export type WaitingScan = z.infer<typeof waitingScan>;

export interface StartedScan extends WaitingScan {
  /** Path of the waiting file. */
  path: string;
  /** The texts of the pages that were read, from the first on. */
  pages: string[];
}

type Identity = Pick<WaitingScan, 'place' | 'mark'> & { file: Pick<SourceFile, 'key'> };

const folderOf = (dataFolder: string) => path.join(dataFolder, 'ingest', 'scans');
const isWaiting = (name: string) => name.endsWith('.scan');

/** Another for each version of a file, so that the pages of one are never taken for those of another. */
function pathOf(dataFolder: string, { place, mark, file }: Identity): string {
  const name = createHash('sha256').update([place, file.key, mark].join('\u0000')).digest('hex').slice(0, 32);
  return path.join(folderOf(dataFolder), `${name}.scan`);
}

/** Keeps a PDF of pictures for later. Its original must be stored. */
export async function keepScan(dataFolder: string, scan: WaitingScan): Promise<void> {
  const file = pathOf(dataFolder, scan);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.draft`, `${jsonLine(scan)}\n`, { mode: 0o600 });
  await rename(`${file}.draft`, file);
}

export function isKept(dataFolder: string, scan: Identity): Promise<boolean> {
  return access(pathOf(dataFolder, scan)).then(
    () => true,
    () => false,
  );
}

export async function countScans(dataFolder: string): Promise<number> {
  return (await readdir(folderOf(dataFolder)).catch(() => [])).filter(isWaiting).length;
}

/** One of the scans that wait; undefined when none does. */
export async function nextScan(dataFolder: string): Promise<StartedScan | undefined> {
  const folder = folderOf(dataFolder);
  const name = (await readdir(folder).catch(() => [])).find(isWaiting);
  if (name === undefined) return undefined;
  const file = path.join(folder, name);
  const [first = '', ...lines] = (await readFile(file, 'utf8')).split('\n');
  return { ...waitingScan.parse(JSON.parse(first)), path: file, pages: lines.flatMap(textIn) };
}

/** A killed server may have left half a line; its page is read again. */
function textIn(line: string): string[] {
  try {
    return [z.string().parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

export async function addPage(scan: StartedScan, text: string): Promise<void> {
  // The leading line break separates the page from a half-written line.
  await appendFile(scan.path, `\n${jsonLine(text)}\n`);
  scan.pages.push(text);
}

export async function endScan({ path: file }: StartedScan): Promise<void> {
  await rm(file, { force: true });
}
