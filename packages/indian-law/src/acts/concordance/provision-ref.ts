import { actOfKey, findAct } from '../acts.ts';

/** A section of an act by the act's key: `{act: 'bns', section: '103(1)'}`. */
export interface SectionRef {
  act: string;
  section: string;
}

/** '65b(4)' → '65B(4)': letters of the number in capitals, those in brackets as printed. Undefined for other texts. */
export function canonicalSection(printed: string): string | undefined {
  const match = /^(\d{1,4})-?([A-Z]{0,3})((?:\([0-9A-Z]{1,5}\)){0,4})$/iu.exec(printed.replace(/\s/gu, ''));
  return match ? `${match[1]}${(match[2] ?? '').toUpperCase()}${match[3] ?? ''}` : undefined;
}

/** '103(1)' → '103'. */
export const sectionNumber = (section: string): string => section.split('(', 1)[0] ?? section;

/** The provision key of the whole section: 'bns:103'. */
export const sectionKey = ({ act, section }: SectionRef): string =>
  `${act}:${sectionNumber(section).toLowerCase()}`;

/** True where one of two sections of an act is the other or a part of it: '103' and '103(1)', not '103(1)' and '103(2)'. */
export function overlaps(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long === short || (long.startsWith(short) && long[short.length] === '(');
}

/** The key of an act from its key or a printed name, in any case: 'BNS', 'Evidence Act', 'iea'. */
export function actKeyOf(printed: string): string | undefined {
  const name = printed.trim();
  return (actOfKey(name.toLowerCase()) ?? findAct(name) ?? findAct(name.toUpperCase()))?.key;
}
