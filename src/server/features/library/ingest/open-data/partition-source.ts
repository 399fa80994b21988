import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileStem } from '#law/library/open-data/stated.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { messages as openData } from '#shared/messages/en/operations/open-data.ts';
import { t } from '#shared/messages/translate.ts';
import {
  type FileOutcome,
  type Gate,
  type IncomingFile,
  type IngestSource,
  LARGEST_MB,
  MEGABYTE,
} from '../ingest-run.ts';
import type { Journal } from '../journal.ts';
import type { Mirror } from './mirror.ts';
import { type ArchiveIndex, type ArchivePart, dataSetOf, markOf, type Partition } from './partitions.ts';
import { type StatedByFile, statedByFile } from './stated-rows.ts';
import { DamagedArchive, type TarEntry, tarEntries } from './tar-entries.ts';

/** Progress of an archive: complete when it was read to its end and the run has taken all of its files. */
interface PartState {
  key: string;
  mark: string;
  read: boolean;
  waiting: number;
  /** False when another run has to look at it again. */
  lasting: boolean;
}

export interface PartitionParts {
  mirror: Mirror;
  partition: Partition;
  index: ArchiveIndex;
  journal: Journal;
  /** A folder for the files that are being read. */
  temporary: string;
}

export const countOf = ({ file_count, parts }: ArchiveIndex): number =>
  file_count ?? parts.reduce((sum, { files }) => sum + files.length, 0);

/** The PDFs of the archives of one partition, each with what the metadata states of it. */
export class PartitionSource implements IngestSource {
  readonly files: number;
  readonly #parts: PartitionParts;
  readonly #states = new Map<string, PartState>();
  /** CNR and date of a judgment → the file that gave it first. */
  readonly #decisions = new Map<string, string>();
  #failed: Map<string, string> | undefined;
  #gate: Gate | undefined;
  #count = 0;

  constructor(parts: PartitionParts) {
    this.#parts = parts;
    this.files = countOf(parts.index);
  }

  async *groups(gate: Gate): AsyncGenerator<IncomingFile[]> {
    try {
      yield* this.#partsGroups(gate);
    } catch (cause) {
      // A request that was given up because the run stops is no failure.
      if (!gate.signal?.aborted) throw cause;
    }
  }

  async *#partsGroups(gate: Gate): AsyncGenerator<IncomingFile[]> {
    const { mirror, partition, index, journal, temporary } = this.#parts;
    this.#gate = gate;
    let stated: StatedByFile | undefined;
    for (const part of index.parts) {
      if (gate.signal?.aborted) return;
      const key = `${partition.data.folder}/${part.name}`;
      if (journal.has(key, markOf(part))) {
        this.#pass(part, gate);
        continue;
      }
      stated ??= await statedByFile(mirror, partition, temporary, gate);
      yield* this.#partGroups(part, key, stated, gate);
    }
  }

  /** An archive that is complete: what was unreadable in it is still reported. */
  #pass({ files }: ArchivePart, gate: Gate): void {
    this.#failed ??= new Map(this.#parts.journal.failures().map(({ file, reason }) => [file, reason]));
    for (const file of files) {
      const key = `${this.#parts.partition.name}/${file.split('/').pop() ?? file}`;
      const reason = this.#failed.get(key);
      if (reason === undefined) gate.skip(1);
      else gate.refuse(key, reason);
    }
  }

  async *#partGroups(
    part: ArchivePart,
    key: string,
    stated: StatedByFile,
    gate: Gate,
  ): AsyncGenerator<IncomingFile[]> {
    const file = await this.#parts.mirror.open(key);
    if (!file) {
      gate.refuse(key, t(openData.archiveMissing));
      return;
    }
    const state: PartState = { key, mark: markOf(part), read: false, waiting: 0, lasting: true };
    try {
      for await (const entry of tarEntries(file, part.name.endsWith('.gz'))) {
        if (gate.signal?.aborted) return;
        const incoming = await this.#incoming(entry, stated, gate);
        if (!incoming) {
          entry.skip();
          continue;
        }
        await pipeline(entry.bytes(), createWriteStream(incoming.path, { mode: 0o600 }));
        state.waiting++;
        this.#states.set(incoming.key, state);
        yield [incoming];
      }
      state.read = true;
    } catch (cause) {
      if (!(cause instanceof DamagedArchive)) throw cause;
      gate.refuse(key, t(openData.archiveDamaged));
    } finally {
      await file.close();
    }
    await this.#completed(state);
  }

  /** Undefined for an entry that is no judgment, is known already or cannot be taken; the gate counts it. */
  async #incoming({ header }: TarEntry, stated: StatedByFile, gate: Gate): Promise<IncomingFile | undefined> {
    const name = header.name.split('/').pop() ?? '';
    if (header.type !== 'file' || name.startsWith('.')) return undefined;
    const { partition, temporary } = this.#parts;
    const key = `${partition.name}/${name}`;
    const { size } = header;
    const mark = `${size}:${header.mtime.getTime()}`;
    const row = stated.get(fileStem(name));
    const reason = !/\.pdf$/iu.test(name)
      ? t(openData.notPdf)
      : size > LARGEST_MB * MEGABYTE
        ? t(commands.tooLarge, { megabytes: LARGEST_MB })
        : this.#twinOf(key, row);
    if (reason !== undefined) {
      gate.refuse(key, reason, mark);
      return undefined;
    }
    if (!(await gate.isFresh({ key, mark, size }))) return undefined;
    const { source, licence } = dataSetOf(partition.court);
    return {
      path: path.join(temporary, `${this.#count++}.pdf`),
      key,
      size,
      mark,
      extension: 'pdf',
      openData: {
        source,
        licence,
        court: partition.court.court.code,
        year: partition.year,
        ...(partition.seat === undefined ? {} : { seat: partition.seat }),
        ...(row === undefined ? {} : { stated: row }),
      },
    };
  }

  /** Two orders of one case on one day are one document, because CNR and date identify it. */
  #twinOf(key: string, row: ReturnType<StatedByFile['get']>): string | undefined {
    if (row?.cnr === undefined || row.decision_date === undefined) return undefined;
    const decision = `${row.cnr} ${row.decision_date}`;
    const first = this.#decisions.get(decision);
    if (first !== undefined && first !== key)
      return t(openData.sameDecision, { file: first.split('/').pop() ?? first });
    this.#decisions.set(decision, key);
    return undefined;
  }

  async handled(file: IncomingFile, { lasting }: FileOutcome): Promise<void> {
    await rm(file.path, { force: true });
    const state = this.#states.get(file.key);
    if (!state) return;
    this.#states.delete(file.key);
    state.waiting--;
    state.lasting &&= lasting;
    await this.#completed(state);
  }

  async #completed({ key, mark, read, waiting, lasting }: PartState): Promise<void> {
    if (read && waiting === 0 && lasting) await this.#gate?.complete({ key, mark });
  }
}
