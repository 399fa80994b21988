import { STATES } from '#law/courts/states.ts';

// Goods and Services Tax on an amount that includes it. CGST Act 2017, s. 8 and s. 9 (intra-state supply: central and
// state tax at half the rate each); IGST Act 2017, s. 5, s. 7 and s. 8 (inter-state supply: integrated tax).

export interface TaxSplit {
  /** All amounts are in paise. */
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** `numerator / denominator` of integers, rounded to the nearest integer, halves up. */
const rounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * Splits a total in paise that includes tax. `percent` is the rate of the whole tax, such as 18, with at most two
 * decimals. Within a state the two halves are equal, so the taxable value takes the odd paisa. The parts sum to the total.
 */
export function splitTax(
  total: number,
  { percent, interState }: { percent: number; interState: boolean },
): TaxSplit {
  const rate = Math.round(percent * 100);
  const whole = 10_000 + rate;
  if (interState) {
    const igst = rounded(total * rate, whole);
    return { taxable: total - igst, cgst: 0, sgst: 0, igst, total };
  }
  const half = rounded(total * rate, 2 * whole);
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0, total };
}

/** The financial year of India that a day (`yyyy-mm-dd`) lies in, such as `2026-27`: from 1 April to 31 March. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * The number of a document: at most 16 characters, consecutive within a financial year (CGST Rules 2017, r. 46(b) and
 * r. 53(1A)). Series M: invoices and receipts; C: credit notes.
 */
export const documentNumber = (series: 'M' | 'C', year: string, count: number): string =>
  `${series}/${year}/${String(count).padStart(6, '0')}`;

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/u;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** True when a text is a GSTIN: its form, its state and its check character are right. */
export function isGstin(text: string): boolean {
  if (!GSTIN.test(text) || !(text.slice(0, 2) in GST_STATES)) return false;
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = DIGITS.indexOf(text[at] ?? '') * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36] === text[14];
}

/** The codes of states and union territories in a GSTIN and on an invoice. */
export const GST_STATES: Readonly<Record<string, string>> = STATES;

const CODES = new Map(Object.entries(GST_STATES).map(([code, name]) => [name.toLowerCase(), code]));

/** The code of a State from its code or its English name; undefined for any other text. */
export function stateCode(text: string): string | undefined {
  const given = text.trim();
  return given in GST_STATES ? given : CODES.get(given.toLowerCase().replaceAll('&', 'and'));
}
