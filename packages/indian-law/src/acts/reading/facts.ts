import { findAct } from '../acts.ts';
import type { ActKind, ActText } from './act-text.ts';
import { writtenDay } from './marks.ts';

export type ActFacts = Pick<ActText, 'title' | 'kind' | 'unit' | 'year' | 'number' | 'as_on'>;

const TITLE =
  /\b(?:THE\s+)?((?:[\p{Lu}][\p{L}’'&().-]*[\s,]+(?:(?:OF|AND|FOR|TO|IN|THE|ON|of|and|for|to|in|the|on)\s+|\([^)]{2,40}\)\s+)*){1,14}(?:ACT|CODE|SANHITA|ADHINIYAM|RULES|REGULATIONS|REGULATION|BILL|Act|Code|Sanhita|Adhiniyam|Rules|Regulations|Bill|ORDINANCE|Ordinance)),?\s+((?:18|19|20)\d\d)\b/u;
const SHORT_TITLE =
  /(?:This Act|These rules|This Code|This Sanhita)[^.]{0,30}?\s(?:may|shall) be (?:called|cited as) the\s+([^.]{6,140}?(?:18|19|20)\d\d)/u;

/** The title, number, year and kind of an act from the lines before its sections; `aside` is what is printed around it. */
export function factsOf(head: readonly string[], fileName: string, aside: readonly string[] = []): ActFacts {
  const text = head.join('\n').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, '');
  const flat = text.replace(/\s+/gu, ' ');
  const lined = head
    .join(' | ')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, '')
    .replace(/\s+/gu, ' ');
  const title = titleOf(lined.slice(0, 3000), flat.slice(0, 3000), fileName);
  const kind = kindOf(title, flat, [...head, ...aside].join(' '));
  const year = /((?:18|19|20)\d\d)\s*$/u.exec(title)?.[1];
  const [, number] =
    /\b(?:ACT,? NO\.?|Act,? No\.?|^NO\.|\nNO\.)\s*(\d{1,3}) OF (?:18|19|20)\d\d/imu.exec(text) ?? [];
  const [, asOn = ''] =
    /(?:as on|modified as on|up ?to|updated\s?:?-?)\s*(?:the )?(\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]+,?\s+\d{4})/iu.exec(
      flat,
    ) ?? [];
  const day = writtenDay(asOn) ?? updatedDay(flat);
  return {
    title,
    kind,
    unit: unitOf(kind),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(number === undefined ? {} : { number }),
    ...(day === undefined ? {} : { as_on: day }),
  };
}

function updatedDay(text: string): string | undefined {
  const [, day = '', month = '', year] =
    /updated\s?:?-?\s*(\d{1,2})[-./](\d{1,2})[-./](\d{4})/iu.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `lined` has a bar between lines, so that a title begins with its line. */
function titleOf(lined: string, text: string, fileName: string): string {
  const constitution = /\bTHE CONSTITUTION OF INDIA\b/u.test(text);
  if (constitution) return 'Constitution of India';
  const [, name, year] = TITLE.exec(lined) ?? TITLE.exec(text) ?? [];
  if (name !== undefined && year !== undefined) return canonicalTitle(`${name}, ${year}`);
  const [, called] = SHORT_TITLE.exec(text) ?? [];
  return canonicalTitle(called ?? titleFromName(fileName));
}

const SMALL = new Set(['of', 'and', 'for', 'to', 'in', 'the', 'on', 'by', 'with', 'or']);

/** 'THE BHARATIYA NYAYA SANHITA, 2023' → 'Bharatiya Nyaya Sanhita, 2023'; the name of an act that is known here. */
export function canonicalTitle(printed: string): string {
  const plain = printed
    .replace(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .replace(/^the\s+/iu, '')
    .replace(/\s*,\s*((?:18|19|20)\d\d)$/u, ', $1')
    .trim();
  const shown = plain === plain.toUpperCase() ? titleCase(plain) : plain;
  const known = findAct(shown);
  const year = /((?:18|19|20)\d\d)$/u.exec(shown)?.[1];
  // An amending act and rules name the act that they are about.
  const own =
    known !== undefined && !/\b(?:amendment|rules|regulations|order|bill|ordinance)\b/iu.test(shown);
  return own && (year === undefined || known.name.endsWith(year)) ? known.name : shown;
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
    .replace(/-\p{Ll}/gu, (two) => two.toUpperCase());
}

export function titleFromName(fileName: string): string {
  const stem = fileName
    .replace(/^.*[\\/]/u, '')
    .replace(/\.[a-z]{2,5}$/iu, '')
    .replace(/__part-\d+$/u, '')
    .replace(/[_-]+/gu, ' ');
  return stem.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function kindOf(title: string, text: string, all: string): ActKind {
  if (
    /\bAS PASSED BY (?:LOK|RAJYA) SABHA\b|\(As passed by (?:Lok|Rajya) Sabha\)|\bBill No\. \d/u.test(all) ||
    /\bBill\b/u.test(title)
  )
    return 'bill';
  if (/\bAmendment\)?\s*(?:and\s\w+\s)?(?:Act|Ordinance|Rules)|\bAmending Act/iu.test(title))
    return 'amending';
  if (/further to amend/u.test(text.slice(0, 3000)) && /\(Amendment\)/iu.test(text.slice(0, 3000)))
    return 'amending';
  if (/^Constitution/u.test(title)) return 'constitution';
  if (/\b(?:Rules|Regulations)\b/u.test(title)) return 'rules';
  return /\b(?:Code|Sanhita)\b/u.test(title) ? 'code' : 'act';
}

export const unitOf = (kind: ActKind): ActText['unit'] =>
  kind === 'constitution' ? 'article' : kind === 'rules' ? 'rule' : 'section';
