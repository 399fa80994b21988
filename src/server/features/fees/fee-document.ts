import { type PageLayout, PLAIN_LAYOUT } from '#law/drafting/page-layout.ts';
import { GST_PERCENT } from '#law/fees/fee-tax.ts';
import { printableLine } from '#server/core/printable.ts';
import type { DocumentModel, Paragraph, QrCode, Table, TableCell } from '#server/platform/documents/model.ts';
import { textRuns } from '#server/platform/documents/text-runs.ts';
import { GST_STATES } from '#shared/billing/gst.ts';
import { upiAddress } from '#shared/billing/upi.ts';
import { indianMoment } from '#shared/indian-day.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/fees.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { PrintedLine, PrintedNote } from './store.ts';

const paragraph = (text: string, rest: Partial<Paragraph> & { bold?: boolean } = {}): Paragraph => {
  const { bold = false, ...more } = rest;
  return { kind: 'paragraph', runs: textRuns(printableLine(text), { bold }), ...more };
};
/** Lines that belong together, such as an address: they are one paragraph, so that a short note stays on one page. */
function together(
  lines: readonly string[],
  { firstBold = false, ...rest }: Partial<Paragraph> & { firstBold?: boolean } = {},
): Paragraph[] {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length === 0) return [];
  const runs = filled.flatMap((line, at) => [
    ...(at === 0 ? [] : [{ text: '\n' }]),
    ...textRuns(printableLine(line), { bold: firstBold && at === 0 }),
  ]);
  return [{ kind: 'paragraph', runs, ...rest }];
}
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Paise as rupees: ₹1,270.34. */
export const rupees = (paise: number): string =>
  formatNumber(paise / 100, { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** The name of a tax with its rate. */
export const taxName = (name: 'cgst' | 'sgst' | 'igst'): string =>
  t(messages[name], { percent: String(name === 'igst' ? GST_PERCENT : GST_PERCENT / 2) });

const dayOf = (day: string) => indianDate(new Date(indianMoment(day)));
const stateName = (code: string | null) => (code === null ? '' : `${GST_STATES[code] ?? ''} (${code})`);
const gstinLine = (gstin: string | null) => (gstin === null ? '' : `GSTIN ${gstin}`);

const cell = (lines: readonly string[], bold = false): TableCell =>
  lines.filter((line) => line !== '').map((line) => paragraph(line, { bold }));
const row = (label: string, amount: number, bold = false) => [
  cell([label], bold),
  [paragraph(rupees(amount), { bold, align: 'right' })],
];

const lineRow = ({ kind, description, amount, done_on }: PrintedLine) => {
  const name = t(messages[`kind_${kind}`]);
  const what = description === '' ? name : `${name}: ${description}`;
  return [
    cell([what, done_on === null ? '' : dayOf(done_on)]),
    [paragraph(rupees(amount), { align: 'right' })],
  ];
};

/** Closer lines than a paper of a court has: a short note with its code for payment is one page. */
const LAYOUT: PageLayout = { ...PLAIN_LAYOUT, size: 11, lineSpacing: 1.15 };

/** Payments on a note so far, in paise. */
export interface Paid {
  received: number;
  tds: number;
}

function amounts({ lines, tax, total }: PrintedNote, { received, tds }: Paid): Table {
  const fees = lines.filter(({ as_agent }) => !as_agent);
  const expenses = lines.filter(({ as_agent }) => as_agent);
  const head = (label: string, list: PrintedLine[]) =>
    fees.length > 0 && expenses.length > 0 && list.length > 0 ? [[cell([label], true), cell([''])]] : [];
  const charged = (label: string, amount: number) => (amount > 0 ? [row(label, amount)] : []);
  return {
    kind: 'table',
    columns: [72, 28],
    head: [cell([t(messages.description)], true), cell([t(messages.amount)], true)],
    rows: [
      ...head(t(messages.fees), fees),
      ...fees.map(lineRow),
      ...head(t(messages.expenses), expenses),
      ...expenses.map(lineRow),
      ...charged(taxName('cgst'), tax.cgst),
      ...charged(taxName('sgst'), tax.sgst),
      ...charged(taxName('igst'), tax.igst),
      row(t(messages.total), total, true),
      ...charged(t(messages.received), received),
      ...charged(t(messages.taxDeducted), tds),
      ...(received + tds > 0 ? [row(t(messages.due), total - received - tds, true)] : []),
    ],
  };
}

/** The tax, its reason and its source, in sentences. */
function taxLines({ tax }: PrintedNote): Paragraph[] {
  const pays = tax.recipient_pays;
  const parts = pays
    ? (['cgst', 'sgst', 'igst'] as const)
        .filter((name) => pays[name] > 0)
        .map((name) => `${taxName(name)} ${rupees(pays[name])}`)
    : [];
  return [
    ...together([
      tax.place === undefined ? '' : `${t(messages.placeOfSupply)}: ${stateName(tax.place)}`,
      tax.reason,
    ]),
    ...(parts.length > 0
      ? [paragraph(t(messages.recipientPays, { amounts: parts.join(', ') }), { bold: true })]
      : []),
    paragraph(tax.source),
  ];
}

/** The QR code for what is due, where the office has a UPI ID. */
function payment(note: PrintedNote, due: number): (Paragraph | QrCode)[] {
  if (note.upi === null || due <= 0 || note.number === undefined) return [];
  const text = upiAddress({ ...note.upi, paise: due, note: note.number });
  const said = t(messages.payByUpi, { amount: rupees(due) });
  return [paragraph(`${said}: ${note.upi.id}`), { kind: 'qr', text, alt: said }];
}

function titleOf({ number, tax }: PrintedNote, status: string): string {
  const name = t(tax.mode === 'forward' ? messages.taxInvoice : messages.feeNote);
  if (status === 'cancelled') return `${name} ${number ?? ''} · ${t(messages.cancelled)}`;
  return number === undefined ? `${name} · ${t(messages.draft)}` : `${name} ${number}`;
}

/** A fee note on the letterhead of its advocate. */
export function feeNoteDocument(
  note: PrintedNote,
  { status, language, paid }: { status: string; language: string; paid: Paid },
): DocumentModel {
  const { from, to, matter, issued_on, letterhead, terms } = note;
  const title = titleOf(note, status);
  const due = status === 'issued' ? note.total - paid.received - paid.tds : 0;
  const head =
    letterhead.trim() === ''
      ? [from.name, from.enrolment === '' ? '' : t(messages.enrolment, { number: from.enrolment })]
      : linesOf(letterhead);
  return {
    title,
    language,
    header: title,
    layout: LAYOUT,
    blocks: [
      ...together([...head, stateName(from.state), gstinLine(from.gstin)], {
        firstBold: true,
        align: 'center',
      }),
      { kind: 'heading', level: 1, align: 'center', runs: textRuns(title, { bold: true }) },
      ...together([
        issued_on === undefined ? '' : `${t(messages.dateLabel)}: ${dayOf(issued_on)}`,
        `${t(messages.to)}: ${to.name}`,
        ...linesOf(to.address),
        stateName(to.state),
        gstinLine(to.gstin),
      ]),
      ...(matter === '' ? [] : [paragraph(`${t(messages.matter)}: ${matter}`, { bold: true })]),
      amounts(note, paid),
      ...taxLines(note),
      ...payment(note, due),
      ...together(linesOf(terms)),
      paragraph(from.name, { align: 'right' }),
    ],
  };
}
