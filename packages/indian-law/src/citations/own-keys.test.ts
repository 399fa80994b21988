import { expect, test } from 'vitest';
import { citationKey, findCitations } from './citations.ts';
import { citableKeys, ownKeys } from './own-keys.ts';

const keysOf = (text: string) => findCitations(text).map(citationKey);
const own = (text: string, year?: number) => ownKeys(keysOf(text), year).length;

test('reports of other countries and of other years are no citations of an Indian judgment', () => {
  expect(own('AIR 1956 SC 66; (1955) 2 SCR 955; [1931] AC 275', 1955)).toBe(2);
  expect(own('AIR 1956 SC 66; AIR 1931 SC 12; AIR 1971 SC 9', 1955)).toBe(1);
});

test('a report appears up to some years later; without a year of the decision the first citation gives it', () => {
  expect(own('(1969) 2 SCC 166; AIR 1970 SC 1453; (1970) 1 SCR 479', 1969)).toBe(3);
  expect(own('2015 INSC 15; (1999) 9 SCC 999; (2016) 2 SCC 1')).toBe(2);
});

test('a judgment cites no neutral citation of a later year; a report of it may appear later', () => {
  const keys = keysOf('(1993) 2 SCC 504; [1996] INSC 79; 1996 INSC 80; [1994] INSC 3; AIR 1995 SC 12');
  expect(citableKeys(keys, 1994)).toEqual(keysOf('(1993) 2 SCC 504; [1994] INSC 3; AIR 1995 SC 12'));
  expect(citableKeys(keys, undefined)).toEqual(keys);
});
