import { prayerOf } from './prayer.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

/** 'FIR No. 96/2023', 'Crime No. 615/2026', 'थाना कांड संख्या 188/2026', 'FIR No. 96 dated 21.11.2023'. */
const NUMBER =
  /(?<![\p{L}\p{M}])(?:F\.?I\.?R\.?|Crime|Cr\.|C\.?R\.?|P\.?S\.? Case|अपराध|कांड|मु0अ0सं0|குற்ற(?: வழக்கு)?)\s*(?:No\.?|संख्या|क्रमांक|எண்)\s*[:.]?\s*([\w-]{0,4}\d{1,5})(?:\s*(?:\/|of\s|सन्\s)\s*((?:20)?\d\d))?(?![\w/])/giu;
/** 'Chavara Police Station', 'Police Station Sadar Moga', 'P.S. Kalimpong'. */
const STATION =
  /((?:\p{Lu}[\p{L}.]+ ){1,3})(?:Police Station|P\.S\.)(?! Case)|(?:Police Station|P\.S\.)[,:]?\s+((?:\p{Lu}\p{L}+ ?){1,3})/gu;
const OF_ANOTHER_CASE =
  /\b(?:acquitted|antecedents?|earlier|previous(?:ly)?|other|another|pending against|convicted|cross|counter|co-?accused)\b|\bagainst the (?:informant|complainant)\b|\bhimself (?:had )?lodged\b|अन्य|पूर्व/iu;

const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([, number = '', year = '']) => `${number.toLowerCase()}/${year.slice(-2)}`);
/** A paper may leave the year away. */
const areSame = (one: string, other: string): boolean =>
  one === other || ((one.endsWith('/') || other.endsWith('/')) && one.split('/')[0] === other.split('/')[0]);
const stationsIn = (text: string): string[] =>
  [...text.matchAll(STATION)].map(([, before, behind = '']) => (before ?? behind).trim());
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !/^(?:police|station|said|crime|with|the|and)$/u.test(word),
  );

/** A slip of the pen: two figures in the other order, or one that differs. */
function isSlip(one: string, other: string): boolean {
  const [number = '', year = ''] = one.split('/');
  const [wanted = '', yearWanted = ''] = other.split('/');
  const isOfYear = year === yearWanted || year === '' || yearWanted === '';
  const differing = [...number].filter((figure, at) => figure !== wanted[at]).length;
  const sorted = (text: string) => [...text].sort().join('');
  return (
    number.length === wanted.length &&
    number.length > 1 &&
    isOfYear &&
    (differing === 1 || (differing === 2 && sorted(number) === sorted(wanted)))
  );
}

/**
 * The first information of a criminal paper: its title names the number and the police station, the prayer asks for relief in no
 * other one, and no paragraph has a number that is almost the same.
 */
export function checkFirstInformation(parts: DraftParts): Finding[] {
  const first = parts.lines.findIndex(({ number }) => number !== undefined);
  const title = (first < 0 ? parts.head : parts.lines.slice(0, first)).map(({ text }) => text).join('\n');
  const numbers = new Set(numbersIn(title));
  const [own] = numbers;
  if (own === undefined || numbers.size > 1) return [];
  const [station = ''] = stationsIn(title);
  const known = [[...title.matchAll(NUMBER)][0]?.[0], station].filter(Boolean).join(', ');
  const prayer = new Set(prayerOf(parts));
  const differs = ({ text }: DraftLine, inPrayer: boolean): boolean => {
    const named = numbersIn(text);
    if (named.length === 0 || OF_ANOTHER_CASE.test(text)) return false;
    if (!named.some((one) => areSame(one, own))) return inPrayer || named.some((one) => isSlip(one, own));
    const strange = stationsIn(text).some(
      (one) => wordsOf(one).length > 0 && !wordsOf(one).some((word) => title.toLowerCase().includes(word)),
    );
    // A paragraph of the same number has the same station; another number beside it may be that of another case.
    return station !== '' && strange && (inPrayer || named.length === 1);
  };
  return [...new Set<DraftLine>([...parts.paragraphs, ...prayer])]
    .filter((line) => differs(line, prayer.has(line)))
    .map(({ block }) => ({ rule: 'case_number_differs', block, values: { known } }));
}
