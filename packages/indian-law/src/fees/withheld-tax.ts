import { percentOf, type RecipientKind } from './fee-tax.ts';

// Income tax that a client deducts from professional fees.

/** Payments from this day fall under the Income-tax Act 2025. */
const ACT_OF_2025 = '2026-04-01';
const PERCENT = 10;

export interface WithheldTax {
  /** Paise. */
  amount: number;
  source: string;
}

/**
 * The tax that a client other than an individual deducts from fees, 10 per cent of the fees without GST: Income-tax Act
 * 1961, s. 194J(1); for payments from 1 April 2026 Income-tax Act 2025, s. 393(1), Table, serial number 6(iii). Undefined
 * where no deduction is expected: individuals who pay for themselves deduct under these provisions only above limits of
 * their own. Smaller sums of a year are not deducted from; the client knows them, so this is a proposal.
 */
export function withheldTax(fees: number, kind: RecipientKind, day: string): WithheldTax | undefined {
  if (kind === 'individual' || fees <= 0) return undefined;
  const source =
    day < ACT_OF_2025
      ? 'Income-tax Act 1961, s. 194J'
      : 'Income-tax Act 2025, s. 393(1), Table, Sl. No. 6(iii)';
  return { amount: percentOf(fees, PERCENT), source };
}
