import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { Seller } from '#server/platform/payments/plan-catalog.ts';
import { documentNumber, financialYear, splitTax, type TaxSplit } from '#shared/billing/gst.ts';
import type { BillingInterval } from '#shared/contracts/billing/billing.ts';
import { indianDay } from '#shared/indian-day.ts';

export interface Buyer {
  name: string;
  address: string;
  state: string | null;
  gstin: string | null;
}

/** A document as it was issued; it never changes. Amounts are paise. */
export interface IssuedDocument {
  seller: Seller;
  buyer: Buyer;
  /** State code of the place of supply. */
  place: string;
  split: TaxSplit;
  /** 0 for a seller who is not registered. */
  percent: number;
  plan: string;
  interval: BillingInterval;
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
}

/**
 * Issues the invoice of a payment that has none. The place of supply is the customer's state, else the seller's (IGST Act 2017,
 * s. 12(2)).
 */
export async function issueInvoice(tx: Tx, seller: Seller, item: PaidItem, now: Date): Promise<void> {
  const { paymentId, userId, buyer, amount } = item;
  if (amount === 0) return;
  const place = buyer.gstin?.slice(0, 2) ?? buyer.state ?? seller.state;
  const percent = seller.gstin === null ? 0 : seller.tax_percent;
  const document: IssuedDocument = {
    seller,
    buyer,
    place,
    split: splitTax(amount, { percent, interState: place !== seller.state }),
    percent,
    plan: item.plan,
    interval: item.interval,
    paymentId: item.providerPaymentId,
  };
  const number = await nextNumber(tx, 'M', now);
  await insertDocument(tx, { kind: 'invoice', number, now, paymentId, userId, document });
}

/** Issues a credit note (CGST Act 2017, s. 34) for what was refunded and has none yet. */
export async function issueCreditNote(tx: Tx, paymentId: string, refunded: number, now: Date): Promise<void> {
  const invoice = await tx.first<{ number: string; user_id: string; document: IssuedDocument }>(sql`
    select number, user_id, document from public.invoices where payment_id = ${paymentId} and kind = 'invoice'`);
  const noted = await tx.first<{ total: number }>(sql`
    select coalesce(sum(total), 0)::bigint as total from public.invoices
    where payment_id = ${paymentId} and kind = 'credit_note'`);
  const amount = refunded - (noted?.total ?? 0);
  if (!invoice || amount <= 0) return;
  const { document, number: of, user_id: userId } = invoice;
  const interState = document.place !== document.seller.state;
  const split = splitTax(amount, { percent: document.percent, interState });
  const number = await nextNumber(tx, 'C', now);
  const note = { ...document, split, of };
  await insertDocument(tx, { kind: 'credit_note', number, now, paymentId, userId, document: note });
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
    order by kind desc, issued_at, number`);
}
