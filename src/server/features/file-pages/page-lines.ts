import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { jsonLine } from '#server/core/json-line.ts';
import type { OptionalScript } from '#server/platform/sandbox/ocr-languages.ts';

export interface ReadPage {
  page: number;
  text: string;
  source: 'text' | 'ocr';
  confidence: number | null;
  /** Degrees clockwise after which a scan was read; absent where it was not rotated. */
  rotation?: number;
  /** Positions of the words of a scan, in the format of `packWords`. */
  placed_words?: string | null;
  /** The script of a scan that could not be read, where its data is not on this server. */
  unread_script?: OptionalScript | null;
}

// The pages of a file as lines of JSON in a working file: a child writes them and the server hands them on to the
// database, or the other way round. The server never parses them, however long the text is.

/** Characters that are saved at once. */
const BATCH = 200_000;
const AT_ONCE = 100;

/** Writes pages, a line each; called in the child. */
export async function writePageLines(file: string, pages: Iterable<ReadPage>): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    for (const page of pages) await handle.write(`${jsonLine(page)}\n`);
  } finally {
    await handle.close();
  }
}

/** Every page of a working file; called in the child. */
export async function readPageLines(file: string): Promise<ReadPage[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ReadPage);
}

/** The lines of a working file, some at a time, each time as a list in JSON. */
export async function* batchesOfLines(file: string): AsyncGenerator<string> {
  let lines: string[] = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    lines.push(line);
    characters += line.length;
    if (characters < BATCH && lines.length < AT_ONCE) continue;
    yield `[${lines.join(',')}]`;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) yield `[${lines.join(',')}]`;
}
