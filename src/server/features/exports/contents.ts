import type { Readable } from 'node:stream';
import { csvLine, UTF8_MARK } from '#server/core/csv.ts';
import type { Tx, Viewer } from '#server/platform/db/database.ts';
import { safeFileName } from '#server/platform/http/files/file-name.ts';
import type { Services } from '#server/platform/services.ts';
import type { ZipEntry } from '#server/platform/zip/zip-stream.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { CASE_FILES, type CaseFile } from '#shared/contracts/files.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/export.ts';
import { t } from '#shared/messages/translate.ts';
import { type CaseDates, caseHead, filedDates } from '../timeline/store.ts';
import {
  caseIdsOfClient,
  type ExportedCase,
  type ExportedRow,
  exportedCase,
  exportedClient,
  exportedProfile,
  ownCaseIds,
  ownClientIds,
  pageTexts,
  rowsOfAccount,
  rowsOfCase,
  TABLES_OF_ACCOUNT,
  TABLES_OF_CASE,
  type TableOfAccount,
  type TableOfCase,
} from './store.ts';

/** Columns whose values are documents: they are in the JSON, and a spreadsheet cannot hold them. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  ...['document', 'content', 'report', 'writing', 'facts', 'annexures', 'suggestions', 'sources', 'checks'],
  ...['proposals', 'draft_page', 'sent_answers'],
]);

/** A CSV table (RFC 4180) of rows that are JSON objects with the same keys; nothing for no rows. */
async function* csvOf(rows: AsyncIterable<{ json: string }>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const { json } of rows) {
    const row = JSON.parse(json) as Record<string, unknown>;
    if (!columns) {
      columns = Object.keys(row).filter((name) => !DOCUMENTS.has(name));
      yield `${UTF8_MARK}${csvLine(columns)}`;
    }
    yield csvLine(columns.map((name) => row[name]));
  }
}

const PAGE = 200;
/** Rows at a time: a draft and the report of a check can have megabytes each. */
const ROWS = 20;
/** Pages of a document, each with several thousand characters. */
const PAGES = 50;

/** Entries of the archive with another name than their table. */
const ENTRIES: Partial<Record<TableOfAccount, string>> = { passage_notes: 'notes' };

/** The writers of other features for files that another program can open. */
export interface ExportWriters {
  listOfDates: (list: CaseDates, format: 'docx') => Promise<Uint8Array>;
  /** Errors: `not_found` for a draft deleted since; `unprocessable` for an empty one. */
  draft: (viewer: Viewer, id: string) => Promise<Record<'docx' | 'pdf' | 'txt', Uint8Array>>;
  /** The PDF of an issued document, from its row. */
  invoice: (json: string) => Promise<{ number: string; bytes: Uint8Array }>;
  /** The PDF of a fee note. Errors: `not_found` for one deleted since. */
  feeNote: (viewer: Viewer, id: string) => Promise<Uint8Array>;
}

type Absent = { case_id: string; file_id: string; name: string; reason: string };
type Page = { after: string | undefined; limit: number };
type IdsOf = (tx: Tx, page: Page) => Promise<string[]>;
type RowsOf = (tx: Tx, page: Page) => Promise<ExportedRow[]>;

type ExportSource = Pick<Services, 'db' | 'storage' | 'now'> & { writers: ExportWriters };

/** A name of a file has at most 255 bytes on every system; a number may be added to it. */
const NAME_BYTES = 240;

function withinBytes(name: string): string {
  if (Buffer.byteLength(name) <= NAME_BYTES) return name;
  const extension = /\.[a-z\d]{1,10}$/iu.exec(name)?.[0] ?? '';
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en').segment(name.slice(0, name.length - extension.length))) {
    if (Buffer.byteLength(`${kept}${segment}${extension}`) > NAME_BYTES) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${extension}`;
}

/** Names that were not used in a folder yet; the second *Order.pdf* is *Order (2).pdf*. */
class Names {
  readonly #used = new Map<string, number>();

  free(name: string): string {
    const safe = withinBytes(safeFileName(name));
    const key = safe.toLowerCase();
    const before = this.#used.get(key) ?? 0;
    this.#used.set(key, before + 1);
    if (before === 0) return safe;
    const extension = /\.[a-z\d]{1,10}$/iu.exec(safe)?.[0] ?? '';
    return this.free(`${safe.slice(0, safe.length - extension.length)} (${before + 1})${extension}`);
  }
}

/**
 * The entries of the export of a client or a case: its rows as JSON, for each case the list of dates and the files, and at
 * the end what is not in it. Read page by page while the archive is written.
 */
export class Export {
  readonly #source: ExportSource;
  readonly #viewer: Viewer;
  /** The text of README.txt, in the language of the request: the archive is written after it. */
  readonly #help: readonly string[];
  readonly #absent: Absent[] = [];

  constructor(source: ExportSource, viewer: Viewer) {
    this.#source = source;
    this.#viewer = viewer;
    const { lead, json, tables, drafts, files, about } = messages;
    this.#help = [lead, json, tables, drafts, files, about].map((line) => t(line));
  }

  async *ofClient(client: ExportedRow): AsyncGenerator<ZipEntry> {
    yield this.#readme();
    yield* this.#client(client, '');
    yield this.#about();
  }

  /** Everything that the user owns: the profile, each client with its cases, the cases without a client, and the rest. */
  async *ofAccount(): AsyncGenerator<ZipEntry> {
    const { userId } = this.#viewer;
    yield this.#readme();
    const profile = await this.#read((tx) => exportedProfile(tx, userId));
    if (profile) yield this.#text('profile.json', [profile.json]);
    const folders = new Names();
    for await (const id of this.#ids((tx, page) => ownClientIds(tx, userId, page))) {
      const found = await this.#read((tx) => exportedClient(tx, id));
      if (found) yield* this.#client(found, `Clients/${folders.free(found.name)}/`);
    }
    yield* this.#cases((tx, page) => ownCaseIds(tx, userId, page), 'Cases/');
    for (const table of TABLES_OF_ACCOUNT) {
      const name = ENTRIES[table] ?? table;
      yield this.#text(`${name}.json`, this.#rowsOfAccount(table));
      yield* this.#table(`Tables/${name}.csv`, this.#ofAccount(table));
    }
    yield* this.#invoices();
    yield* this.#feeNotes();
    yield this.#about();
  }

  async *#client(client: ExportedRow, folder: string): AsyncGenerator<ZipEntry> {
    yield this.#text(`${folder}client.json`, [client.json]);
    yield* this.#cases((tx, page) => caseIdsOfClient(tx, client.id, page), folder);
  }

  async *#cases(idsOf: IdsOf, folder: string): AsyncGenerator<ZipEntry> {
    const folders = new Names();
    for await (const id of this.#ids(idsOf)) {
      const found = await this.#read((tx) => exportedCase(tx, id));
      // Deleted since the export began.
      if (found) yield* this.#case(found, `${folder}${folders.free(found.title)}/`);
    }
  }

  async *#ids(idsOf: IdsOf): AsyncGenerator<string> {
    let after: string | undefined;
    for (;;) {
      const ids = await this.#read((tx) => idsOf(tx, { after, limit: PAGE }));
      yield* ids;
      after = ids.at(-1);
      if (ids.length < PAGE) return;
    }
  }

  #read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#source.db.withUser(this.#viewer, work);
  }

  async *ofCase(row: ExportedCase): AsyncGenerator<ZipEntry> {
    yield this.#readme();
    yield* this.#case(row, '');
    yield this.#about();
  }

  async *#case(row: ExportedCase, folder: string): AsyncGenerator<ZipEntry> {
    yield this.#text(`${folder}case.json`, this.#caseJson(row));
    const dates = await this.#listOfDates(row.id);
    if (dates)
      yield {
        name: `${folder}List of dates.docx`,
        modified: this.#source.now(),
        content: [Buffer.from(dates)],
      };
    yield* this.#drafts(row.id, `${folder}Drafts/`);
    yield* this.#files(row.id, `${folder}Files/`);
    for (const table of TABLES_OF_CASE)
      yield* this.#table(`${folder}Tables/${table}.csv`, this.#rows(table, row.id));
  }

  /** Each draft as a Word document, a PDF and a text, in the order of the drafts. */
  async *#drafts(caseId: string, folder: string): AsyncGenerator<ZipEntry> {
    const names = new Names();
    for await (const { id, json } of this.#rows('case_drafts', caseId)) {
      const { title, updated_at } = JSON.parse(json) as Draft;
      const files = await this.#written({ case_id: caseId, file_id: id, name: title }, () =>
        this.#source.writers.draft(this.#viewer, id),
      );
      if (!files) continue;
      const name = names.free(title);
      const modified = new Date(updated_at);
      for (const format of ['docx', 'pdf', 'txt'] as const)
        yield {
          name: `${folder}${withinBytes(`${name}.${format}`)}`,
          modified,
          content: [Buffer.from(files[format])],
        };
    }
  }

  async *#invoices(): AsyncGenerator<ZipEntry> {
    for await (const { id, json } of this.#ofAccount('invoices')) {
      const made = await this.#written({ case_id: '', file_id: id, name: 'invoice' }, () =>
        this.#source.writers.invoice(json),
      );
      if (!made) continue;
      const name = `Invoices/${safeFileName(made.number.replaceAll('/', '-'))}.pdf`;
      yield { name, modified: this.#source.now(), content: [Buffer.from(made.bytes)] };
    }
  }

  /** The fee notes that were issued, as they print; a draft is in its table alone. */
  async *#feeNotes(): AsyncGenerator<ZipEntry> {
    for await (const { id, json } of this.#ofAccount('fee_notes')) {
      const { number } = JSON.parse(json) as { number: string | null };
      if (number === null) continue;
      const bytes = await this.#written({ case_id: '', file_id: id, name: number }, () =>
        this.#source.writers.feeNote(this.#viewer, id),
      );
      if (!bytes) continue;
      const name = `Fee notes/${safeFileName(number.replaceAll('/', '-'))}.pdf`;
      yield { name, modified: this.#source.now(), content: [Buffer.from(bytes)] };
    }
  }

  /** One file that cannot be written does not end the export: it is named in about.json. */
  async #written<T>(of: Omit<Absent, 'reason'>, write: () => Promise<T>): Promise<T | undefined> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.#absent.push({ ...of, reason: error.code === 'unprocessable' ? 'empty' : 'not written' });
      return undefined;
    }
  }

  /** A table for a spreadsheet; none without rows. */
  async *#table(name: string, rows: AsyncGenerator<ExportedRow>): AsyncGenerator<ZipEntry> {
    const csv = csvOf(rows);
    const { done, value: head } = await csv.next();
    if (done) return;
    const whole = async function* () {
      yield head;
      yield* csv;
    };
    yield this.#text(name, whole());
  }

  /** A JSON object with the case and the rows of its tables. */
  async *#caseJson({ id, json, summary, written }: ExportedCase): AsyncGenerator<string> {
    yield `{"case":${json},\n"case_summary":${summary},\n"written_summary":${written}`;
    for (const table of TABLES_OF_CASE) {
      yield `,\n"${table}":[`;
      let between = '\n';
      for await (const row of this.#rows(table, id)) {
        yield `${between}${row.json}`;
        between = ',\n';
      }
      yield ']';
    }
    yield '}\n';
  }

  #rows(table: TableOfCase, caseId: string): AsyncGenerator<ExportedRow> {
    return this.#pages((tx, page) => rowsOfCase(tx, table, caseId, page));
  }

  /** A JSON array of the rows of a table that belong to the user and to no case. */
  async *#rowsOfAccount(table: TableOfAccount): AsyncGenerator<string> {
    let between = '[\n';
    for await (const row of this.#ofAccount(table)) {
      yield `${between}${row.json}`;
      between = ',\n';
    }
    yield between === '[\n' ? '[]\n' : ']\n';
  }

  #ofAccount(table: TableOfAccount): AsyncGenerator<ExportedRow> {
    return this.#pages((tx, page) => rowsOfAccount(tx, table, this.#viewer.userId, page));
  }

  async *#pages(rowsOf: RowsOf): AsyncGenerator<ExportedRow> {
    let after: string | undefined;
    for (;;) {
      const rows = await this.#read((tx) => rowsOf(tx, { after, limit: ROWS }));
      yield* rows;
      after = rows.at(-1)?.id;
      if (rows.length < ROWS) return;
    }
  }

  /** Undefined without dates that are filed, or with more than a document may hold; they are in the JSON in any case. */
  async #listOfDates(caseId: string): Promise<Uint8Array | undefined> {
    const { db, writers, now } = this.#source;
    const { head, events } = await db.withUser(this.#viewer, async (tx) => ({
      head: await caseHead(tx, caseId),
      events: await filedDates(tx, caseId, now()),
    }));
    return head && events?.length ? writers.listOfDates({ ...head, events }, 'docx') : undefined;
  }

  async *#files(caseId: string, folder: string): AsyncGenerator<ZipEntry> {
    const names = new Names();
    for await (const { json } of this.#rows('case_files', caseId)) {
      const file = JSON.parse(json) as CaseFile;
      const modified = new Date(file.uploaded_at);
      if (file.storage_provider !== CASE_FILES.defaultProvider && file.text_state === 'read') {
        const name = names.free(`${file.document_title ?? file.file_name}.txt`);
        yield { name: `${folder}${name}`, modified, content: this.#textOf(file) };
        continue;
      }
      const content = await this.#stored(file);
      if (content) yield { name: `${folder}${names.free(file.file_name)}`, modified, content };
    }
  }

  /** A document of the library is exported as the text that the case shows of it. */
  async *#textOf(file: CaseFile): AsyncGenerator<Buffer> {
    let behind = 0;
    for (;;) {
      const pages = await this.#source.db.withUser(this.#viewer, (tx) =>
        pageTexts(tx, file.id, { behind, limit: PAGES }),
      );
      for (const { text } of pages) yield Buffer.from(`${text}\n\n`);
      behind = pages.at(-1)?.page ?? behind;
      if (pages.length < PAGES) return;
    }
  }

  async #stored(file: CaseFile): Promise<Readable | undefined> {
    const absent = (reason: string) => {
      const { case_id, id: file_id, file_name: name } = file;
      this.#absent.push({ case_id, file_id, name, reason });
      return undefined;
    };
    if (file.storage_provider !== CASE_FILES.defaultProvider)
      return absent('a document of the library that was not read');
    // A row from before paths were checked may name a file of another case.
    if (!file.file_path.startsWith(`case_files/${file.case_id}/`)) return absent('not stored');
    try {
      return await this.#source.storage.read(file.file_path);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'not_found') return absent('not stored');
      throw error;
    }
  }

  #readme(): ZipEntry {
    return this.#text('README.txt', [`${UTF8_MARK}${this.#help.join('\r\n\r\n')}\r\n`]);
  }

  #about(): ZipEntry {
    const about = { exported_at: this.#source.now().toISOString(), files_not_included: this.#absent };
    return this.#text('about.json', [JSON.stringify(about, undefined, 2)]);
  }

  #text(name: string, parts: AsyncIterable<string> | readonly string[]): ZipEntry {
    async function* content() {
      for await (const part of parts) yield Buffer.from(part);
    }
    return { name, modified: this.#source.now(), content: content() };
  }
}
