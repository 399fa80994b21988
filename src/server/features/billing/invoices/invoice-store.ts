import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { Seller } from '#server/platform/payments/plan-catalog.ts';
import { documentNumber, financialYear, splitTax, type TaxSplit } from '#shared/billing/gst.ts';
import type { BillingInterval } from '#shared/contracts/billing.ts';
import { indianDay } from '#shared/indian-day.ts';

export interface Buyer {
  name: string;
  address: string;
  state: string | null;
  gstin: string | null;
}

/** Indian days (`yyyy-mm-dd`). */
export interface ServicePeriod {
  from: string;
  to: string;
}

/** A document as it was issued; it never changes. Amounts are paise. */
export interface IssuedDocument {
  seller: Seller;
  buyer: Buyer;
  /** State code of the place of supply; null for a receipt of a seller without tax whose customer gave no state. */
  place: string | null;
  /** The customer's state is not on record, so that the place of supply is the supplier's (IGST Act 2017, s. 12(2)(b)(ii)). */
  placeOfSupplier?: true;
  split: TaxSplit;
  /** 0 for a seller who is not registered. */
  percent: number;
  plan: string;
  interval: BillingInterval;
  /** The days that the payment is for, both inclusive. */
  period?: ServicePeriod;
  paymentId: string;
  /** For a credit note: the number of its invoice. */
  of?: string;
}

export interface StoredInvoice {
  id: string;
  kind: 'invoice' | 'credit_note';
  number: string;
  issued_at: Date;
  document: IssuedDocument;
}

/**
 * The next number of a series in the financial year of `now`. The counter is locked until the end of the transaction, and
 * a rollback gives the number back: there are no gaps.
 */
async function nextNumber(tx: Tx, series: 'M' | 'C', now: Date): Promise<string> {
  const year = financialYear(indianDay(now));
  const row = await tx.first<{ last: number }>(sql`
    insert into app.invoice_numbers as n (series, financial_year, last) values (${series}, ${year}, 1)
    on conflict (series, financial_year) do update set last = n.last + 1 returning last`);
  return documentNumber(series, year, row?.last ?? 1);
}

/** The buyer as written for invoices, else the name of the account. */
export async function buyerOf(tx: Tx, userId: string, accountName: string): Promise<Buyer> {
  const given = await tx.first<Buyer>(sql`
    select name, address, state, gstin from public.billing_details where user_id = ${userId}
    order by updated_at desc limit 1`);
  return given ?? { name: accountName, address: '', state: null, gstin: null };
}

export interface PaidItem {
  /** Ours. */
  paymentId: string;
  providerPaymentId: string;
  userId: string;
  buyer: Buyer;
  /** Paise. */
  amount: number;
  plan: string;
  interval: BillingInterval;
  period?: ServicePeriod | undefined;
}

/**
 * The place of supply: the state of the customer's registration, else the state that the customer gave (IGST Act 2017,
 * s. 12(2)(a) and (b)(i)). The checkout asks for it; for a payment without one the Act itself names the supplier's state,
 * and the invoice says so. A seller without tax needs no place.
 */
function placeOf(seller: Seller, buyer: Buyer): Pick<IssuedDocument, 'place' | 'placeOfSupplier'> {
  const place = buyer.gstin?.slice(0, 2) ?? buyer.state;
  if (place !== null) return { place };
  return seller.gstin === null ? { place: null } : { place: seller.state, placeOfSupplier: true };
}

/** Issues the invoice of a payment that has none. */
export async function issueInvoice(tx: Tx, seller: Seller, item: PaidItem, now: Date): Promise<void> {
  const { paymentId, userId, buyer, amount } = item;
  if (amount === 0) return;
  const where = placeOf(seller, buyer);
  const percent = seller.gstin === null ? 0 : seller.tax_percent;
  const document: IssuedDocument = {
    seller,
    buyer,
    ...where,
    split: splitTax(amount, { percent, interState: where.place !== seller.state }),
    percent,
    plan: item.plan,
    interval: item.interval,
    ...(item.period === undefined ? {} : { period: item.period }),
    paymentId: item.providerPaymentId,
  };
  const number = await nextNumber(tx, 'M', now);
  await insertDocument(tx, { kind: 'invoice', number, now, paymentId, userId, document });
}

/** Issues a credit note (CGST Act 2017, s. 34) for what was refunded and has none yet. */
export async function issueCreditNote(tx: Tx, paymentId: string, refunded: number, now: Date): Promise<void> {
  const invoice = await tx.first<{ number: string; user_id: string; document: IssuedDocument }>(sql`
    select number, user_id, document from public.invoices
    where payment_id = ${paymentId} and kind = 'invoice' and not superseded`);
  if (!invoice) return;
  const noted = await tx.first<{ total: number }>(sql`
    select coalesce(sum(total), 0)::bigint as total from public.invoices
    where payment_id = ${paymentId} and kind = 'credit_note' and document->>'of' = ${invoice.number}`);
  const amount = refunded - (noted?.total ?? 0);
  if (amount <= 0) return;
  const { document, number: of, user_id: userId } = invoice;
  const interState = document.place !== document.seller.state;
  const split = splitTax(amount, { percent: document.percent, interState });
  const number = await nextNumber(tx, 'C', now);
  const note = { ...document, split, of };
  await insertDocument(tx, { kind: 'credit_note', number, now, paymentId, userId, document: note });
}

/** A correction is made until 30 November after the end of the financial year of the invoice (CGST Act 2017, s. 34(2)). */
const correctableUntil = (issued: Date): string =>
  `${Number(financialYear(indianDay(issued)).slice(0, 4)) + 1}-11-30`;

export type Correction =
  | { invoice: string; creditNote: string }
  | { refused: 'none' | 'same' | 'refunded' | 'late' };

/**
 * Takes the invoice of a payment back by a credit note for its whole amount, and issues another one for `buyer`. Refused
 * without an invoice, for the same details, after a refund, and after the day until which the law allows a credit note.
 */
export async function correctInvoice(
  tx: Tx,
  { paymentId, refunded, buyer, now }: { paymentId: string; refunded: number; buyer: Buyer; now: Date },
): Promise<Correction> {
  const wrong = await tx.first<{
    id: string;
    number: string;
    user_id: string;
    issued_at: Date;
    document: IssuedDocument;
  }>(sql`
    select id, number, user_id, issued_at, document from public.invoices
    where payment_id = ${paymentId} and kind = 'invoice' and not superseded for update`);
  if (!wrong) return { refused: 'none' };
  const { document, user_id: userId } = wrong;
  const { name, address, state, gstin } = document.buyer;
  const same =
    name === buyer.name && address === buyer.address && state === buyer.state && gstin === buyer.gstin;
  if (same) return { refused: 'same' };
  if (refunded > 0) return { refused: 'refunded' };
  if (indianDay(now) > correctableUntil(wrong.issued_at)) return { refused: 'late' };
  await issueCreditNote(tx, paymentId, document.split.total, now);
  const note = await tx.first<{ number: string }>(sql`
    select number from public.invoices where kind = 'credit_note' and document->>'of' = ${wrong.number}`);
  await tx.run(sql`update public.invoices set superseded = true where id = ${wrong.id}`);
  const { seller, plan, interval, period, paymentId: providerPaymentId, split } = document;
  const item = { paymentId, providerPaymentId, userId, buyer, amount: split.total, plan, interval, period };
  await issueInvoice(tx, seller, item, now);
  const made = await tx.first<{ number: string }>(sql`
    select number from public.invoices where payment_id = ${paymentId} and kind = 'invoice' and not superseded`);
  return { invoice: made?.number ?? '', creditNote: note?.number ?? '' };
}

interface NewDocument {
  kind: StoredInvoice['kind'];
  number: string;
  now: Date;
  paymentId: string;
  userId: string;
  document: IssuedDocument;
}

async function insertDocument(tx: Tx, given: NewDocument): Promise<void> {
  const { kind, number, now, paymentId, userId, document } = given;
  await tx.run(sql`
    insert into public.invoices (user_id, payment_id, kind, number, issued_at, total, document)
    values (${userId}, ${paymentId}, ${kind}, ${number}, ${now}, ${document.split.total}, ${JSON.stringify(document)}::jsonb)`);
}

/** The invoice of a payment and its credit notes, by our id of the payment; of the caller. */
export function invoicesOfPayment(tx: Tx, paymentId: string): Promise<StoredInvoice[]> {
  return tx.rows<StoredInvoice>(sql`
    select id, kind, number, issued_at, document from public.invoices where payment_id = ${paymentId}
    order by superseded, kind desc, issued_at, number`);
}
