import { WorkPool } from '#server/core/threads/work-pool.ts';
import { locale } from '#shared/messages/translate.ts';
import { invoiceDocument } from './invoice-document.ts';
import type { StoredInvoice } from './invoice-store.ts';
import type { invoiceWork } from './invoice-work.ts';

// A page with its fonts takes longer than the main thread may be kept.
const { run: inThread } = new WorkPool<typeof invoiceWork>(new URL('invoice-work', import.meta.url));

/** The PDF of an invoice with its credit notes, or of one of them. */
export const invoicePdf = (invoices: readonly StoredInvoice[]) =>
  inThread.pdf(invoiceDocument(invoices, locale()));

/** The PDF of an issued document, from its row as JSON. */
export async function invoiceOfRow(json: string) {
  const row = JSON.parse(json) as Omit<StoredInvoice, 'issued_at'> & { issued_at: string };
  const bytes = await invoicePdf([{ ...row, issued_at: new Date(row.issued_at) }]);
  return { number: row.number, bytes };
}
