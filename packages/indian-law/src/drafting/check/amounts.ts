import { foldedNumberWord, MULTIPLIERS, NUMBER_WORDS } from '../../text/number-words.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

/** '4,50,000' in rupees. */
const rupees = (printed: string): number => Number(printed.replaceAll(',', ''));
/** 'Rs. 4,50,000/- (Rupees Four Lakhs Fifty Thousand only)': a sum in figures with the same in words behind it. */
const IN_BOTH =
  /(?:₹|\bRs\.?|\bINR)\s?(\d[\d,]{2,14})(?:\.00?)?(?:\/-|\/=)?\s*\(\s*(?:Rupees|Rs\.?|INR)\s+([\p{L}\s,-]{4,160}?)(?:\s+only)?\s*[/\-.]*\)/giu;
/** A sum in words: 'Four Lakhs Fifty Thousand'; undefined where a word is no number. */
function sumInWords(text: string): number | undefined {
  let [total, open] = [0, 0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    if (word === 'and' || word === 'only' || word === 'rupees') continue;
    const unit = MULTIPLIERS.get(foldedNumberWord(word));
    const value = NUMBER_WORDS.get(foldedNumberWord(word));
    if (unit === 100) open = Math.max(1, open) * 100;
    else if (unit !== undefined) [total, open] = [total + Math.max(1, open) * unit, 0];
    else if (value === undefined) return undefined;
    else open += value;
  }
  return words.length > 0 ? total + open : undefined;
}

/** A sum whose figures and words differ. */
function inFiguresAndWords({ block, text }: DraftLine): Finding[] {
  return [...text.matchAll(IN_BOTH)].flatMap(([, figures = '', words = '']): Finding[] => {
    const spelled = sumInWords(words);
    if (spelled === undefined || spelled === rupees(figures)) return [];
    return [{ rule: 'amount_differs', block, values: { one: `Rs. ${figures}`, other: words.trim() } }];
  });
}

/**
 * 'Cheque No. 118820 dated 15/02/2026 for Rs. 4,80,000/-', 'Cheque No. 118820 of Rs. 4,80,000/-': the number of a cheque, and
 * its sum in the same sentence. Behind a debt, charges or a notice it is no longer the sum of the cheque.
 */
const CHEQUE =
  /\bcheque\b[^.;\d]{0,30}(?:no\.?\s*)?\W{0,3}(\d{6})\b(?:(?!\bcheque\b|\d{6}|\b(?:towards|discharge|liability|loan|debt|dues|interest|charges?|notice|returned|dishonou?red)\b)(?:[^.;]|\.(?=\d)|(?<=\b(?:rs|nos?|dt|ltd|pvt|smt|shri|mr|ms|dr|m\/s))\.)){0,90}?(?:\b(?:for|worth|amounting to)|(?<=\d,?\s)of)\s+(?:an? |the )?(?:sum of |amount of )?(?:₹|Rs\.?|INR)\s?(\d[\d,]{2,14})/giu;

/** The same cheque with two sums. */
function ofOneCheque(lines: readonly DraftLine[]): Finding[] {
  const sums = new Map<string, string>();
  return lines.flatMap(({ block, text }) =>
    [...text.matchAll(CHEQUE)].flatMap(([, number = '', figures = '']): Finding[] => {
      const before = sums.get(number);
      sums.set(number, before ?? figures);
      if (before === undefined || rupees(before) === rupees(figures)) return [];
      return [{ rule: 'amount_differs', block, values: { one: `Rs. ${before}`, other: `Rs. ${figures}` } }];
    }),
  );
}

/** Sums of a paper that differ from themselves: in figures and in words, or in two statements of one cheque. */
export function checkAmounts(parts: DraftParts): Finding[] {
  const lines = [parts, ...parts.attached].flatMap((one) => one.lines);
  return [...lines.flatMap(inFiguresAndWords), ...ofOneCheque(lines)];
}
