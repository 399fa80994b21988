import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { extractText } from '#server/platform/sandbox/extract-text.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';

const FOLDERS = ['judgments-modern', 'judgments-high-court', 'judgments-supreme-court'];
/** These files hold no judgment: metadata, summaries, and texts cut in sentences. */
const NO_JUDGMENT = /metadata|structured|Summary|ner_output|IN-HC-ALL-.*\.json|\.(?:tsv|jsonl|md)$/u;

/** The paths of all real judgments, from the shared data folder; undefined when it is absent. */
export function realJudgments(): string[] | undefined {
  const root = sharedData();
  const folders = FOLDERS.filter((folder) => sharedData(folder) !== undefined);
  if (root === undefined || folders.length === 0) return undefined;
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NO_JUDGMENT.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .sort(),
  );
}

/**
 * The text of a judgment as ingest takes it from its file. The records of a data set carry it in a field: it is read
 * like a text file. Undefined for a record without text, and for a file whose pages wait to be recognised.
 */
export async function textOf(file: string): Promise<string | undefined> {
  const full = sharedData(file);
  if (full === undefined) return undefined;
  const extension = path.extname(file).slice(1);
  if (extension === 'json') {
    const record: unknown = JSON.parse(readFileSync(full, 'utf8'));
    const text = typeof record === 'object' && record !== null && 'text' in record ? record.text : undefined;
    return typeof text === 'string' ? text : undefined;
  }
  try {
    const { pages } = await extractText(full, extension);
    return pages.filter((page) => page.trim() !== '').join('\n\f\n');
  } catch (cause) {
    if (cause instanceof UnreadableFileError) return undefined;
    throw cause;
  }
}

/** Those judgments behind narrated situations that are wanted, with their texts: they lie in one archive. */
export function narratedTexts(isWanted: (file: string) => boolean): Map<string, string> {
  const archive = sharedData('aila-odd/documents.tar.xz');
  if (archive === undefined) return new Map();
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-narrated-'));
  try {
    execFileSync('tar', ['-xJf', archive, '-C', folder, 'cases']);
    const files = readdirSync(path.join(folder, 'cases')).map((name) => `aila-odd/cases/${name}`);
    const text = (file: string) => readFileSync(path.join(folder, 'cases', path.basename(file)), 'utf8');
    return new Map(files.filter(isWanted).map((file) => [file, text(file)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
