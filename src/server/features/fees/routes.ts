import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { type FeeTax, feeTax } from '#law/fees/fee-tax.ts';
import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { Tx, Viewer } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { requireUnchanged } from '#server/platform/db/unchanged.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { financialYear } from '#shared/billing/gst.ts';
import {
  type FeeDraft,
  type FeeNoteTax,
  feeDraft,
  feeDues,
  feeNoteFormats,
  feeNoteId,
  issuedFeeNote,
  ledgerQuery,
  usedAdvance,
} from '#shared/contracts/fees.ts';
import { ProblemError } from '#shared/errors.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/fees.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { locale, t } from '#shared/messages/translate.ts';
import { feeNoteDocument } from './fee-document.ts';
import type { feeWork } from './fee-work.ts';
import { ledgerCsv } from './ledger.ts';
import {
  addDraft,
  cancelNote,
  changeDraft,
  duesByClient,
  issuedNote,
  issueNote,
  ledger,
  lockedStatus,
  type NoteToIssue,
  noteToIssue,
  type PrintedNote,
  replaceLines,
  useAdvance,
} from './store.ts';

const { run: inThread } = new WorkPool<typeof feeWork>(new URL('fee-work', import.meta.url));

const routes = routesOf('Fees');
const MEDIA_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
const BYTES = { schema: z.string().meta({ format: 'binary' }) };
/** The longest number of a tax invoice (CGST Rules 2017, r. 46(b)). */
const INVOICE_NUMBER = 16;

const save = routes.post('/save-fee-note', {
  ...WHEN_UNPAID.refused,
  summary: 'Save a draft with all its lines: a new one, or one that is changed',
  request: { body: jsonBody(feeDraft) },
  responses: { 200: json(feeNoteId, 'Saved'), ...errors(400, 404, 409) },
});
const issue = routes.post('/issue-fee-note', {
  ...WHEN_UNPAID.refused,
  summary: 'Number a draft and work out its tax; the note no longer changes',
  description:
    'Numbers have no gaps within a financial year. Under reverse charge `recipient_pays` has the tax, and the note charges none.',
  request: { body: jsonBody(feeNoteId) },
  responses: { 200: json(issuedFeeNote, 'Issued'), ...errors(400, 404, 409) },
});
const cancel = routes.post('/cancel-fee-note', {
  ...WHEN_UNPAID.refused,
  summary: 'Cancel an issued note, whose number stays',
  request: { body: jsonBody(feeNoteId) },
  responses: { 204: { description: 'Cancelled' }, ...errors(404, 409) },
});
const document = routes.get('/fee-notes/{id}', {
  summary: 'A fee note on the letterhead, with a UPI code for what is due',
  request: { params: feeNoteId, query: z.object({ format: z.enum(feeNoteFormats).default('pdf') }) },
  responses: {
    200: { description: 'The document', content: { [MEDIA_TYPES.docx]: BYTES, [MEDIA_TYPES.pdf]: BYTES } },
    ...errors(404, 429),
  },
});
const advance = routes.post('/use-advance', {
  ...WHEN_UNPAID.refused,
  summary: 'Use an advance, or a part of it, for an issued note',
  request: { body: jsonBody(usedAdvance) },
  responses: { 204: { description: 'Used' }, ...errors(400, 404) },
});
const dues = routes.get('/fee-dues', {
  summary: 'What each client was billed, paid and owes',
  responses: { 200: json(feeDues, 'Found') },
});
const ledgerRoute = routes.get('/fee-ledger', {
  summary: 'Fee notes and payments by day as CSV, or one register of them',
  request: { query: ledgerQuery },
  responses: { 200: { description: 'The ledger', content: { 'text/csv': { schema: z.string() } } } },
});

const unknown = () => new ProblemError('not_found', sentenceOf(messages.noteGone));
const invalid = (said: Sentence) => new ProblemError('invalid_request', said);

function presentTax({ recipientPays, reason, mode, source, place, ...amounts }: FeeTax): FeeNoteTax {
  const { cgst, sgst, igst } = amounts;
  return {
    mode,
    cgst,
    sgst,
    igst,
    ...(recipientPays ? { recipient_pays: recipientPays } : {}),
    reason: t(messages[`reason_${reason}`]),
    source,
    ...(place === undefined ? {} : { place }),
  };
}

/** The note as it prints. Errors: 400 when tax is due and the State of the office is not known. */
function printedNote({ supplier, recipient, supply, printed }: NoteToIssue): PrintedNote {
  const lines = printed.lines.map(({ amount, as_agent }) => ({ amount, asAgent: as_agent }));
  const tax = feeTax(supplier, recipient, { supply, lines });
  if (!tax) throw invalid(sentenceOf(messages.stateMissing));
  return { ...printed, tax: presentTax(tax), total: tax.total };
}

async function saved(tx: Tx, draft: FeeDraft): Promise<{ id: string }> {
  const made = draft.id === undefined || draft.is_new ? await addDraft(tx, draft) : undefined;
  const id = made ?? draft.id;
  if (id === undefined) throw new Error('a draft was not added');
  if (made === undefined) await changeOwn(tx, id, draft);
  await replaceLines(tx, id, draft.lines);
  return { id };
}

/** Changes a draft of the caller. Errors: `not_found`; `conflict` for an issued note, and for a draft that has changed. */
async function changeOwn(tx: Tx, id: string, draft: FeeDraft): Promise<void> {
  const status = await lockedStatus(tx, id);
  if (status === undefined) throw unknown();
  if (status !== 'draft') throw new ProblemError('conflict', sentenceOf(messages.notADraft));
  if (draft.if_updated_at !== undefined)
    await requireUnchanged(
      tx,
      sql`public.fee_notes where id = ${id}`,
      sql`updated_at <> ${draft.if_updated_at}::timestamptz`,
    );
  await changeDraft(tx, id, draft);
}

async function issued(tx: Tx, id: string, now: Date) {
  const found = await noteToIssue(tx, id);
  if (!found) throw unknown();
  if (found.status !== 'draft') throw new ProblemError('conflict', sentenceOf(messages.notADraft));
  if (found.printed.lines.length === 0) throw invalid(sentenceOf(messages.noLines));
  const day = indianDay(now);
  const printed = { ...printedNote(found), issued_on: day };
  const year = financialYear(day);
  const number = await issueNote(tx, id, {
    prefix: found.prefix,
    numberedBy: found.numberedBy,
    year,
    at: now,
    printed,
  });
  if (number === undefined) throw new ProblemError('conflict', sentenceOf(messages.notADraft));
  // The transaction ends with the error, and gives the number back.
  if (printed.tax.mode === 'forward' && number.length > INVOICE_NUMBER)
    throw invalid(sentenceOf(messages.numberTooLong, { number }));
  return { number, tax: printed.tax, total: printed.total };
}

/** An issued note as it was printed, a draft as it would be. */
async function printable(tx: Tx, id: string) {
  const note = await issuedNote(tx, id);
  if (!note) throw unknown();
  if (note.document) return { ...note, note: note.document };
  const draft = await noteToIssue(tx, id);
  if (!draft) throw unknown();
  return { ...note, note: printedNote(draft) };
}

async function written(db: Services['db'], viewer: Viewer, id: string, format: keyof typeof MEDIA_TYPES) {
  const { note, status, received, tds } = await db.withUser(viewer, (tx) => printable(tx, id));
  const model = feeNoteDocument(note, { status, language: locale(), paid: { received, tds } });
  return { title: model.title, bytes: await inThread[format](model) };
}

/** Writes a fee note of the viewer as PDF. Errors: `not_found`. */
export const feeNotePdf =
  ({ db }: Pick<Services, 'db'>) =>
  async (viewer: Viewer, id: string): Promise<Uint8Array> =>
    (await written(db, viewer, id, 'pdf')).bytes;

/** `/functions/v1` of fee notes; the caller checks the session. */
export function feeRoutes({ db, now }: Pick<Services, 'db' | 'now'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(save, async (c) => {
    const draft = c.req.valid('json');
    return c.json(await db.withUser(c.get('session'), (tx) => saved(tx, draft)), 200);
  });
  app.openapi(issue, async (c) => {
    const { id } = c.req.valid('json');
    return c.json(await db.withUser(c.get('session'), (tx) => issued(tx, id, now())), 200);
  });
  app.openapi(cancel, async (c) => {
    const { id } = c.req.valid('json');
    const refusal = await db.withUser(c.get('session'), (tx) => cancelNote(tx, id, now()));
    if (refusal === 'unknown') throw unknown();
    if (refusal) throw new ProblemError('conflict', sentenceOf(messages.paidNotCancelled));
    return c.body(null, 204);
  });
  app.openapi(document, async (c) => {
    const { id } = c.req.valid('param');
    const { format } = c.req.valid('query');
    const { title, bytes } = await written(db, c.get('session'), id, format);
    return c.body(Uint8Array.from(bytes), 200, {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': attachment(`${title.replaceAll(/[/·]+/gu, '-')}.${format}`),
      'cache-control': 'private, no-store',
    });
  });
  app.openapi(advance, async (c) => {
    const { id, fee_note_id: noteId, amount } = c.req.valid('json');
    const refusal = await db.withUser(c.get('session'), (tx) =>
      useAdvance(tx, { id, noteId, amount, at: now() }),
    );
    if (refusal === 'unknown') throw unknown();
    if (refusal) throw invalid(sentenceOf(messages.advanceTooSmall));
    return c.body(null, 204);
  });
  app.openapi(dues, async (c) =>
    c.json({ clients: await db.withUser(c.get('session'), (tx) => duesByClient(tx)) }, 200),
  );
  app.openapi(ledgerRoute, async (c) => {
    const { from = '0001-01-01', to = '9999-12-31', register = 'ledger' } = c.req.valid('query');
    const rows = await db.withUser(c.get('session'), (tx) => ledger(tx, { from, to, register }));
    return c.body(ledgerCsv(rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`fee-${register}.csv`),
      'cache-control': 'private, no-store',
    });
  });
  return app;
}
