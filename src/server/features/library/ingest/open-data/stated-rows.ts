import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { StatedJudgment } from '#law/library/open-data/stated.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as openData } from '#shared/messages/en/operations/open-data.ts';
import { t } from '#shared/messages/translate.ts';
import type { Gate } from '../ingest-run.ts';
import { type Mirror, type MirrorFile, piecesOf } from './mirror.ts';
import { type Partition, readIndex } from './partitions.ts';
import { DamagedArchive, tarEntries } from './tar-entries.ts';

/** The largest bench has 160,000 judgments in a year. */
const MOST_ROWS = 2_000_000;
const ROWS_A_TASK = 50_000;
const RECORDS_A_TASK = 500;
const LARGEST_RECORD = 256 * 1024;

/** Statements of the data set, by the name of the file without its extension. */
export type StatedByFile = ReadonlyMap<string, StatedJudgment>;

const words = z.string().max(2000);
const statedRows = z.object({
  total: z.int().nonnegative().max(MOST_ROWS),
  rows: z.array(
    z.object({
      file: words,
      judges: z.array(words),
      cnr: words.optional(),
      decision_date: words.optional(),
      case_number: words.optional(),
      title: words.optional(),
      petitioner: words.optional(),
      respondent: words.optional(),
      disposal: words.optional(),
      neutral_citation: words.optional(),
      reporter_citation: words.optional(),
    }),
  ),
});

function add(stated: Map<string, StatedJudgment>, answer: unknown): number {
  const { total, rows } = statedRows.parse(answer);
  for (const row of rows as StatedJudgment[]) stated.set(row.file, row);
  return total;
}

async function readParquet(file: MirrorFile, temporary: string, gate: Gate): Promise<StatedByFile> {
  const stated = new Map<string, StatedJudgment>();
  const copy = path.join(temporary, 'metadata.parquet');
  try {
    await pipeline(
      Readable.from(piecesOf(file), { objectMode: false }),
      createWriteStream(copy, { mode: 0o600 }),
    );
    for (let from = 0, total = 1; from < total; from += ROWS_A_TASK) {
      gate.signal?.throwIfAborted();
      total = add(stated, await gate.sandbox.run({ parquet: { path: copy, from, to: from + ROWS_A_TASK } }));
    }
    return stated;
  } finally {
    await file.close();
    await rm(copy, { force: true });
  }
}

/** The records of one archive; those before a damaged place are kept. */
async function readArchive(
  file: MirrorFile,
  name: string,
  gate: Gate,
  stated: Map<string, StatedJudgment>,
): Promise<void> {
  let records: string[] = [];
  const send = async () => {
    if (records.length > 0) add(stated, await gate.sandbox.run({ records }));
    records = [];
  };
  try {
    for await (const entry of tarEntries(file, name.endsWith('.gz'))) {
      gate.signal?.throwIfAborted();
      const { type, name: entryName, size } = entry.header;
      if (type !== 'file' || !entryName.endsWith('.json') || size > LARGEST_RECORD) {
        entry.skip();
        continue;
      }
      records.push(await text(entry.bytes()));
      if (records.length === RECORDS_A_TASK) await send();
    }
  } catch (cause) {
    if (!(cause instanceof DamagedArchive)) throw cause;
    gate.refuse(name, t(openData.archiveDamaged));
  } finally {
    await file.close();
  }
  await send();
}

async function readArchives(mirror: Mirror, { metadata }: Partition, gate: Gate): Promise<StatedByFile> {
  const stated = new Map<string, StatedJudgment>();
  const index = await readIndex(mirror, metadata.index);
  for (const { name } of index?.parts ?? []) {
    const file = stated.size < MOST_ROWS ? await mirror.open(`${metadata.folder}/${name}`) : undefined;
    if (file) await readArchive(file, `${metadata.folder}/${name}`, gate, stated);
  }
  return stated;
}

/**
 * The metadata of a partition, from its Parquet file, else from its archives of JSON. Empty when it has none that can
 * be read; the run then says so, and the text of each judgment has to do.
 */
export async function statedByFile(
  mirror: Mirror,
  partition: Partition,
  temporary: string,
  gate: Gate,
): Promise<StatedByFile> {
  const { parquet } = partition.metadata;
  const table = await mirror.open(parquet);
  if (table) {
    try {
      return await readParquet(table, temporary, gate);
    } catch (cause) {
      if (!(cause instanceof ProblemError || cause instanceof z.ZodError)) throw cause;
      gate.refuse(parquet, t(openData.metadataDamaged));
    }
  }
  const stated = await readArchives(mirror, partition, gate);
  if (stated.size === 0) gate.refuse(partition.metadata.folder, t(openData.noMetadata));
  return stated;
}
