import { foldedNumberWord, MULTIPLIERS, NUMBER_WORDS } from '../../text/number-words.ts';
import { prayerOf } from './prayer.ts';
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

const UNITS: readonly (readonly [unit: number, form: RegExp])[] = [
  [100_000, /^(?:lakhs?|lacs?|लाख|லட்ச)/iu],
  [10_000_000, /^(?:crores?|करोड़|करोड़|கோடி)/iu],
  [1000, /^(?:thousand|हज़ार|हज़ार|हजार|ஆயிர)/iu],
];
const UNIT = '(?:\\s?(lakhs?|lacs?|crores?|thousand|लाख|करोड़|करोड़|हज़ार|हज़ार|हजार|லட்ச\\S*|கோடி|ஆயிர\\S*))';
/** A sum behind its currency or before it: 'Rs. 5,00,000/-', '5,00,000/- रुपये', 'Rs. 2.5 lakhs', '5 लाख रुपये'. */
const SUM = new RegExp(
  `(?:₹|\\brs\\.?|\\binr|\\brupees|र[ुू](?:0|\\.|प(?:ये|ए))?|ரூ\\.?)\\s?(\\d[\\d,]*(?:\\.\\d{1,3})?)${UNIT}?|(\\d[\\d,]*(?:\\.\\d{1,3})?)(?:\\/-)?${UNIT}?\\s?(?:र[ुू]प(?:ये|ए)|ரூபாய்|rupees\\b)`,
  'giu',
);
/** 'Rupees Five Lakhs' without figures. */
const IN_WORDS =
  /\brupees\s+((?:\p{L}+[\s-]){0,6}(?:thousand|lakhs?|lacs?|crores?)(?:[\s-]\p{L}+){0,6}?)(?=\s+only\b|\s*[.,;)/]|$)/giu;

/** Limit: rupees below which a figure behind a currency is a rate, a fee or a stamp. */
const SMALLEST_SUM = 100;

/** The sums of a text in rupees, as figures without signs: '250000' for 2.5 lakhs. */
export function sumsOf(text: string): string[] {
  const figures = [...text.matchAll(SUM)].map(([, behind, unitBehind, before = '', unitBefore]) => {
    const unit = unitBehind ?? unitBefore ?? '';
    const times = UNITS.find(([, form]) => form.test(unit))?.[0] ?? 1;
    return Math.round(Number((behind ?? before).replaceAll(',', '')) * times);
  });
  const words = [...text.matchAll(IN_WORDS)].flatMap(([, said = '']) => sumInWords(said) ?? []);
  return [...figures, ...words].filter((sum) => sum >= SMALLEST_SUM).map(String);
}

/** A sum of costs is for the court to fix: 'costs of Rs. 10,000/-', 'Rs. 10,000/- towards costs', 'வழக்குச் செலவாக ரூ.5,000'. */
export const OF_COSTS =
  /(?:\b(?:costs?|expenses)\b|खर्च|व्यय|செலவ)[^.;,\d]{0,30}(?:₹|rs\.?|ரூ\.?)?\s?\d[\d,]{2,14}|(?:₹|\brs\.?)\s?\d[\d,]{2,14}(?:\/-)?[^.;,\d]{0,30}\bcosts?\b|\d[\d,]{2,14}(?:\/-)?\s?र[ुू]प(?:ये|ए)[^।,\d]{0,20}(?:खर्च|व्यय)/giu;

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

/** The sum of a cheque that a paper states without its number: 'the cheque amount of Rs. 4,80,000/-', '4,80,000/- रुपये की चेक राशि'. */
const CHEQUE_AMOUNT =
  /\b(?:cheque amount|amount (?:covered by|of|under) the (?:said |dishonou?red |above |subject )?cheque)\b[^.;\d]{0,24}?(?:₹|Rs\.?|INR)\s?(\d[\d,]{2,14})|(?:चेक|चैक)(?: की)? (?:राशि|धनराशि)\s(?:रु\.?\s?)?(\d[\d,]{2,14})|(\d[\d,]{2,14})(?:\/-)?\sरुपये की (?:चेक|चैक) राशि/giu;
const NUMBER_OF_CHEQUE = /(?:\bcheque\b|चेक|चैक|காசோலை)[^.;\d]{0,30}(?:no\.?\s*)?\W{0,3}(\d{6})\b/giu;
/** The sum of a cheque in a Hindi statement: 'चेक क्रमांक 004512, दिनांक 05.01.2026, राशि 4,80,000/- रुपये'. */
const CHEQUE_HINDI = /(?:चेक|चैक)[^।\d]{0,30}\d{6}[^।]{0,60}?राशि\s(?:रु\.?\s?)?(\d[\d,]{2,14})/gu;

/** In a paper on one cheque its sum is the same in the demand and in the prayer; twice the sum is the fine that a court may set. */
function ofCheque(lines: readonly DraftLine[]): Finding[] {
  const text = lines.map((line) => line.text).join('\n');
  const numbers = new Set([...text.matchAll(NUMBER_OF_CHEQUE)].map(([, number]) => number));
  const [sum] = [
    ...[...text.matchAll(CHEQUE)].map(([, , figures = '']) => figures),
    ...[...text.matchAll(CHEQUE_HINDI)].map(([, figures = '']) => figures),
  ];
  if (numbers.size !== 1 || sum === undefined) return [];
  return lines.flatMap(({ block, text: said }) =>
    [...said.matchAll(CHEQUE_AMOUNT)].flatMap(([, one, two, three]): Finding[] => {
      const other = one ?? two ?? three ?? '';
      if ([1, 2].some((times) => rupees(other) === rupees(sum) * times)) return [];
      return [{ rule: 'amount_differs', block, values: { one: `Rs. ${sum}`, other: `Rs. ${other}` } }];
    }),
  );
}

/** Limits: significant figures from which two sums that differ in the order of two figures, or in one, are a slip of the pen. */
const SWAPPED_FIGURES = 3;
const ONE_FIGURE = 4;

/** True for two sums of the same length whose figures differ as by a slip of the pen. */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const zeros = Math.min(...[one, other].map((sum) => /0*$/u.exec(sum)?.[0].length ?? 0));
  const [figures, wanted] = [one, other].map((sum) => sum.slice(0, sum.length - zeros)) as [string, string];
  const differing = [...figures].filter((figure, at) => figure !== wanted[at]).length;
  const inOrder = (text: string) => [...text].sort().join('');
  return (
    (figures.length >= SWAPPED_FIGURES && differing === 2 && inOrder(figures) === inOrder(wanted)) ||
    (figures.length >= ONE_FIGURE && differing === 1)
  );
}

/** Limit: distinct sums of a paper of which three make a sum by design and not by chance. */
const FEW_SUMS = 24;
/** Limit: a prayer that names more sums is a table. */
const MOST_ASKED = 60;

/** True where a sum is another one with a stated sum, or in a paper of few sums with two, added or taken away. */
function isComputed(sum: string, stated: readonly string[]): boolean {
  const values = stated.map(Number);
  const known = new Set(values);
  const isShort = values.length <= FEW_SUMS;
  return values.some((one) => {
    const rest = Math.abs(Number(sum) - one);
    return known.has(rest) || rest === one || (isShort && values.some((other) => known.has(rest - other)));
  });
}

/** Sums of a prayer that stand nowhere else in the paper, beside one that they were meant to be. */
export function slipsOfPrayer(parts: DraftParts): Finding[] {
  const prayer = new Set(prayerOf(parts));
  const others = [parts, ...parts.attached].flatMap(({ lines }) => lines.filter((line) => !prayer.has(line)));
  const known = new Set(others.flatMap(({ text }) => sumsOf(text)));
  const stated = [...known];
  const asked = [...prayer].flatMap(({ block, text }) =>
    sumsOf(text.replaceAll(OF_COSTS, ' ')).map((sum) => ({ block, sum })),
  );
  return asked
    .filter(({ sum }) => !known.has(sum))
    .slice(0, MOST_ASKED)
    .flatMap(({ block, sum }): Finding[] => {
      const meant = stated.find((one) => isSlip(sum, one));
      if (meant === undefined || isComputed(sum, stated)) return [];
      return [{ rule: 'amount_differs', block, values: { one: `Rs. ${meant}`, other: `Rs. ${sum}` } }];
    });
}

/** The same two sums of a block in any form: one slip that several rules see is said once. */
function pairOf({ block, values: { one = '', other = '' } }: Finding): string {
  const sums = [one, other].map((said) => sumInWords(said) ?? rupees(said.replace(/^Rs\. /u, '')));
  return [block, ...sums.sort((a, b) => a - b)].join(' ');
}

/** Sums of a paper that differ from themselves: in figures and in words, in statements of one cheque, or in the prayer. */
export function checkAmounts(parts: DraftParts): Finding[] {
  const lines = [parts, ...parts.attached].flatMap((one) => one.lines);
  const found = [
    ...lines.flatMap(inFiguresAndWords),
    ...ofOneCheque(lines),
    ...ofCheque(lines),
    ...slipsOfPrayer(parts),
  ];
  return [...new Map(found.map((one) => [pairOf(one), one])).values()];
}
