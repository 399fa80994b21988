import type { DocumentModel, Table, TableCell } from '#server/platform/documents/model.ts';
import { paragraph, titleHeading } from '#server/platform/documents/text-runs.ts';
import { GST_STATES } from '#shared/billing/gst.ts';
import { indianMoment } from '#shared/indian-day.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { IssuedDocument, StoredInvoice } from './invoice-store.ts';

const cell = (lines: readonly string[], bold = false): TableCell =>
  lines.filter((line) => line !== '').map((line) => paragraph(line, bold));
const table = (head: readonly string[], columns: readonly number[], rows: readonly TableCell[][]): Table => ({
  kind: 'table',
  columns,
  head: head.map((text) => cell([text], true)),
  rows,
});

/** Paise as rupees: ₹1,270.34. */
const rupees = (paise: number): string =>
  formatNumber(paise / 100, { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

const stateName = (code: string | null) => (code === null ? '' : `${GST_STATES[code] ?? ''} (${code})`);

function party({
  name,
  address,
  state,
  gstin,
}: {
  name: string;
  address: string;
  state: string | null;
  gstin: string | null;
}) {
  return [name, ...address.split('\n'), stateName(state), gstin === null ? '' : `GSTIN ${gstin}`];
}

/** 1 Apr 2026 to 30 Apr 2026. */
function periodLine({ period }: IssuedDocument): string {
  if (period === undefined) return '';
  const [from, to] = [period.from, period.to].map((day) => indianDate(new Date(indianMoment(day))));
  return t(messages.servicePeriod, { from: from ?? '', to: to ?? '' });
}

function amounts(document: IssuedDocument): Table {
  const { split, percent, plan, interval, seller } = document;
  const line = (label: string, amount: number, bold = false) => [
    cell([label], bold),
    cell([rupees(amount)], bold),
  ];
  const half = String(percent / 2);
  const taxes =
    percent === 0
      ? []
      : split.igst > 0
        ? [line(t(messages.igst, { percent: String(percent) }), split.igst)]
        : [
            line(t(messages.cgst, { percent: half }), split.cgst),
            line(t(messages.sgst, { percent: half }), split.sgst),
          ];
  const taxable = percent === 0 ? [] : [line(t(messages.taxable), split.taxable)];
  const what = `${t(messages.planLine, { plan, interval })} · ${t(messages.sac)} ${seller.sac}`;
  return table(
    [t(messages.description), t(messages.amount)],
    [70, 30],
    [
      [cell([what, periodLine(document)]), cell([rupees(split.taxable)])],
      ...taxable,
      ...taxes,
      line(t(messages.total), split.total, true),
    ],
  );
}

function titleOf({ kind, document }: StoredInvoice): string {
  if (kind === 'credit_note') return t(messages.creditNote);
  return t(document.percent === 0 && document.seller.gstin === null ? messages.receipt : messages.taxInvoice);
}

function blocksOf(invoice: StoredInvoice): DocumentModel['blocks'] {
  const { number, issued_at, document } = invoice;
  const { seller, buyer, place, paymentId, of } = document;
  const facts: [string, string][] = [
    [t(messages.invoiceNumber), number],
    [t(messages.invoiceDate), indianDate(new Date(issued_at))],
    ...(of === undefined ? [] : [[t(messages.ofInvoice), of] as [string, string]]),
    ...(place === null ? [] : [[t(messages.placeOfSupply), stateName(place)] as [string, string]]),
    [t(messages.payment), paymentId],
  ];
  return [
    titleHeading(titleOf(invoice)),
    table(
      [t(messages.seller), t(messages.customer)],
      [50, 50],
      [[cell([...party(seller), seller.email]), cell([...party(buyer)])]],
    ),
    ...facts.map(([label, value]) => paragraph(`${label}: ${value}`)),
    ...(document.placeOfSupplier ? [paragraph(t(messages.placeOfSupplier))] : []),
    amounts(document),
    paragraph(seller.gstin === null ? t(messages.noTax) : t(messages.reverseCharge)),
    paragraph(t(messages.computerMade)),
  ];
}

/** An invoice with the credit notes of its refunds, as one document to print. */
export function invoiceDocument(invoices: readonly StoredInvoice[], language: string): DocumentModel {
  const [first] = invoices;
  const title = first ? `${titleOf(first)} ${first.number}` : t(messages.invoice);
  return { title, language, header: title, blocks: invoices.flatMap(blocksOf) };
}
