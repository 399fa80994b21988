import {
  readStated,
  rowOfPortalText,
  STATED_COLUMNS,
  type StatedJudgment,
} from '#law/library/open-data/stated.ts';
import { decodeEntities, htmlText } from '#server/platform/sandbox/markup.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** Rows of a Parquet file from `from` to before `to`. */
export interface ParquetTask {
  parquet: { path: string; from: number; to: number };
}

/** JSON metadata, one text a file. */
export interface RecordsTask {
  records: string[];
}

export interface StatedRows {
  /** The number of rows of the whole file. */
  total: number;
  rows: StatedJudgment[];
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Runs in the sandbox. Errors: `UnreadableFileError` when the file is damaged or is not Parquet. */
export async function readParquet({ parquet }: ParquetTask): Promise<StatedRows> {
  const { path, from, to } = parquet;
  // Loaded only where it is needed: most children read judgments.
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } = await import(
    'hyparquet'
  );
  try {
    const file = await asyncBufferFromFile(path);
    const metadata = await parquetMetadataAsync(file);
    const present = new Set(parquetSchema(metadata).children.map(({ element }) => element.name));
    const columns = STATED_COLUMNS.filter((column) => present.has(column));
    const total = Number(metadata.num_rows);
    const rowEnd = Math.min(to, total);
    const rows =
      columns.length === 0 || from >= rowEnd
        ? []
        : await parquetReadObjects({ file, metadata, columns: [...columns], rowStart: from, rowEnd });
    return { total, rows: rows.flatMap((row) => readStated(row, today()) ?? []) };
  } catch (cause) {
    throw new UnreadableFileError(sentenceOf(fileReading.damaged), { cause });
  }
}

const BUTTON = /<button\b[^>]{0,2000}>([\s\S]{0,2000}?)<\/button>/iu;

function readRecord(text: string): StatedJudgment | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const record: Record<string, unknown> = { ...json };
  const html = typeof record.raw_html === 'string' ? record.raw_html.slice(0, 100_000) : '';
  const title = BUTTON.exec(html)?.[1];
  const shown = rowOfPortalText(
    htmlText(html),
    title === undefined ? undefined : decodeEntities(title.replace(/<[^>]{0,500}>/gu, ' ')),
  );
  return readStated({ ...shown, ...record }, today());
}

/** Runs in the sandbox; a record that is no JSON or names no file gives nothing. */
export function readRecords({ records }: RecordsTask): StatedRows {
  return { total: records.length, rows: records.flatMap((text) => readRecord(text) ?? []) };
}
