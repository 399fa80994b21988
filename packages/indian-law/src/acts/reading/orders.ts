import { romanOf, romanValue } from '../../text/roman-numbers.ts';

/** 'ORDER XXXIX', '¹[ORDER XVI A', '*[ORDER XV.—Disposal of the suit': the number and the letter, then the heading. */
const ORDER =
  /^(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?|\d{1,2}\s?(?=\[)|\*)?\[?\s?ORDER\s+([IVXL]{1,7})\s?[-–—]?\s?([A-D])?(?=[\s.:—–\]-]|$)[\s.:—–\]-]*(.*)$/u;
/** The lines behind which no rules follow. */
const END = /^(?:APPENDI(?:X|CES)\b|ANNEXURE\b|THE\s+(?:SECOND|THIRD|FOURTH|FIFTH)\s+SCHEDULE\b)/u;
/** Limit: characters of a line that heads an order. */
const LONGEST = 140;

/** An order of the First Schedule of a code of civil procedure, as the line that heads it has it. */
export interface OrderHead {
  /** 'O39', 'O16A': the first half of the numbers of its rules. */
  prefix: string;
  /** 'ORDER XXXIX'. */
  label: string;
  title: string;
}

/** The order that a line heads. A mention of an order inside a sentence heads none. */
export function orderHead(text: string): OrderHead | undefined {
  if (text.length > LONGEST) return undefined;
  const [, roman = '', letter = '', title = ''] = ORDER.exec(text) ?? [];
  const place = romanValue(roman);
  if (place === undefined || /^\p{Ll}|^,|^\(|^R(?:ULE|ule)/u.test(title)) return undefined;
  return { prefix: `O${place}${letter}`, label: `ORDER ${roman}${letter}`, title };
}

export const endsOrders = (text: string): boolean => END.test(text);

/** The number of a rule: 'O39R1'. */
export const ruleNumber = (prefix: string, rule: string): string => `${prefix}R${rule}`;

/** The order and the rule of 'O39R2A'; undefined for the number of a section. */
export function rulePlace(number: string): { order: string; rule: string } | undefined {
  const [, order, rule] = /^O(\d{1,2}[A-D]?)R(\d{1,3}[A-Z]{0,2})$/u.exec(number) ?? [];
  return order === undefined || rule === undefined ? undefined : { order, rule };
}

const WRITTEN =
  /(?<!\p{L})(?:o|order)\.?\s{0,3}(\d{1,2}|[ivxl]{1,7})(?:\s?[-–]?\s?([a-d])(?=[\s,.]))?[\s,.]{0,4}(?:rr?|rules?)\.?\s{0,3}(\d{1,3}[a-z]{0,2})(?![\p{L}\p{Nd}])/iu;

/** The number of a rule as people write it, 'Order XXXIX Rule 1', 'o 39 r 2A', with the words that name it. */
export function writtenRule(text: string): { number: string; words: string } | undefined {
  const [words, order = '', letter = '', rule = ''] = WRITTEN.exec(text) ?? [];
  const place = /^\d/u.test(order) ? Number(order) : romanValue(order);
  if (words === undefined || place === undefined) return undefined;
  return { number: ruleNumber(`O${place}${letter.toUpperCase()}`, rule.toUpperCase()), words };
}

/** 'Order XXXIX, rule 1' for 'O39R1'; the number of a section as it is. */
export function shownNumber(number: string): string {
  const place = rulePlace(number);
  if (!place) return number;
  const [, figure = '', letter = ''] = /^(\d{1,2})([A-D]?)$/u.exec(place.order) ?? [];
  return `Order ${romanOf(Number(figure)).toUpperCase()}${letter}, rule ${place.rule}`;
}

/** 'Order XXXIX Rule 1' as judgments write it; undefined for the number of a section. */
export function ruleName(number: string): string | undefined {
  return rulePlace(number) && shownNumber(number).replace(', rule', ' Rule');
}
