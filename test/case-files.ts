import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { CaseFile } from '#shared/case-files.ts';
import type { CasePageHit } from '#shared/file-pages.ts';
import type { Lawyer, TestApp } from './app.ts';

/** Makes a row through the API and returns it. Errors: whatever the API refuses. */
export async function insert<Row>(who: Lawyer, table: string, fields: object): Promise<Row> {
  const made = await who.call('POST', `/rest/v1/${table}`, fields, { prefer: 'return=representation' });
  const [row] = made.status === 201 ? ((await made.json()) as Row[]) : [];
  if (!row) throw new Error(`no row in ${table}: ${await made.text()}`);
  return row;
}

export const newCase = async (who: Lawyer) =>
  (await insert<{ id: string }>(who, 'cases', { title: 'A v. B' })).id;

/** A file in the store and its row, as an upload leaves them. */
export async function addFile(
  it: TestApp,
  who: Lawyer,
  to: string,
  { name, bytes, ...fields }: { name: string; bytes: Uint8Array | string; category?: string },
): Promise<CaseFile> {
  const path = `case_files/${to}/${randomUUID()}_1.${name.split('.').at(-1)}`;
  const options = { contentType: 'application/octet-stream', maxBytes: 1e8 };
  await it.services.storage.put(path, Readable.from([Buffer.from(bytes)]), options);
  return insert(who, 'case_files', { case_id: to, file_name: name, file_path: path, ...fields });
}

export async function fileRow(who: Lawyer, id: string): Promise<CaseFile> {
  const [file] = (await (await who.call('GET', `/rest/v1/case_files?id=eq.${id}`)).json()) as CaseFile[];
  if (!file) throw new Error('no file');
  return file;
}

export async function searchCase(who: Lawyer, caseId: string, query: string): Promise<CasePageHit[]> {
  const body = { case_id: caseId, query };
  const answer = await who.call('POST', '/rest/v1/rpc/search_case_pages', body);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as CasePageHit[];
}

/** A PDF of pages: of words, or of a picture that a scanner of 300 dots an inch made; these are `high` points at most. */
export function pdfOf(pages: readonly (string | Buffer)[], high = 200): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const page of pages) {
    if (typeof page === 'string') document.addPage().text(page);
    else document.addPage({ size: [595, high], margin: 0 }).image(page, 0, 0, { fit: [595, high] });
  }
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
}
