import type { LibraryDocument, LibraryWriter } from '#server/platform/search/engine.ts';
import type { IngestBatch } from '#server/platform/search/ingest-batch.ts';
import { keepScan, type WaitingScan } from '../scans/scan-queue.ts';
import type { SourceFile } from './document.ts';
import type { Failure, Journal, JournalEntry } from './journal.ts';

const DOCUMENTS = 256;
/** Characters in a batch: a few long judgments are as large as hundreds of short ones. */
const CHARACTERS = 8_000_000;
const FILES = 2000;

/** Writes documents to the index in batches and records each file once its batch is acknowledged. */
export interface BatchWriter {
  /**
   * Resolves when there is room for more: at once, or after the previous batch was written. The pages of `scan` wait from
   * then on; the documents `gone` of other files are removed with the batch.
   */
  add(
    file: { key: string; mark: string },
    documents: readonly LibraryDocument[],
    others?: { scan?: Pick<WaitingScan, 'file' | 'only'>; gone?: readonly string[] },
  ): Promise<void>;
  /** Records a file without documents, together with the current batch; `scan` waits for its pages from then on. */
  fail(file: { key: string; mark: string }, failure: Failure, scan?: SourceFile): void;
  /** Writes the remaining batch; resolves when everything is written. */
  finish(): Promise<void>;
  /** Resolves when no write is in progress, also after an error. */
  settled(): Promise<void>;
}

function lengthOf({ paragraphs }: LibraryDocument): number {
  return paragraphs.reduce((sum, { text }) => sum + text.length, 0);
}

/** Writes batches to the index of this process. */
export function writeTo(library: Pick<LibraryWriter, 'upsert' | 'remove'>) {
  return async ({ documents, gone }: IngestBatch): Promise<void> => {
    if (documents.length > 0) await library.upsert(documents);
    if (gone.length > 0) await library.remove(gone);
  };
}

async function keepScans({ dataFolder }: Journal, scans: readonly WaitingScan[]): Promise<void> {
  for (const scan of scans) await keepScan(dataFolder, scan);
}

export function openBatchWriter(write: (batch: IngestBatch) => Promise<void>, journal: Journal): BatchWriter {
  let documents: LibraryDocument[] = [];
  let entries: JournalEntry[] = [];
  let scans: WaitingScan[] = [];
  let replaced: string[] = [];
  let characters = 0;
  let tail: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    const [now, noted, kept, without] = [documents, entries, scans, replaced];
    documents = [];
    entries = [];
    scans = [];
    replaced = [];
    characters = 0;
    const before = tail;
    tail = before.then(async () => {
      const read = new Set(noted.filter(({ ids }) => ids).map(({ file }) => file));
      const orphans = await journal.orphans(
        read,
        now.map(({ id }) => id),
      );
      const gone = [...new Set([...orphans, ...without])];
      if (now.length > 0 || gone.length > 0) await write({ documents: now, gone });
      // A file that is recorded as read is not read again: its pages wait before that.
      await keepScans(
        journal,
        kept.filter(({ only }) => only),
      );
      await journal.note(noted);
      await keepScans(
        journal,
        kept.filter(({ only }) => !only),
      );
    });
    // Later calls get the error of a failed batch through their own promise.
    tail.catch(() => undefined);
    return before;
  };

  return {
    async add({ key, mark }, given, { scan, gone = [] } = {}) {
      documents.push(...given);
      entries.push({ file: key, mark, ids: given.map(({ id }) => id) });
      if (scan) scans.push({ place: journal.place, mark, ...scan });
      replaced.push(...gone);
      characters += given.reduce((sum, document) => sum + lengthOf(document), 0);
      // One batch is written while the next is read; a reader that is two batches ahead waits.
      const full = documents.length >= DOCUMENTS || characters >= CHARACTERS || entries.length >= FILES;
      if (full) await flush();
    },
    fail({ key, mark }, { reason, said }, scan) {
      entries.push({ file: key, mark, failure: reason, ...(said === undefined ? {} : { said }) });
      if (scan) scans.push({ place: journal.place, mark, file: scan });
    },
    async finish() {
      await flush();
      await tail;
    },
    settled: () => tail.catch(() => undefined),
  };
}
