import { expect, test } from 'vitest';
import { ACTS, findAct } from './acts.ts';

test('keys and titles are unique', () => {
  expect(new Set(ACTS.map((act) => act.key)).size).toBe(ACTS.length);
  expect(new Set(ACTS.map((act) => act.name)).size).toBe(ACTS.length);
});

test('every printed form of an act means that act', () => {
  for (const act of ACTS) expect(findAct(act.name)?.key).toBe(act.key);
  for (const act of ACTS) expect(findAct(`the ${act.short}`)?.key).toBe(act.key);
});

test.each([
  ['I.P.C.', 'ipc'],
  ['the Indian Penal Code, 1860', 'ipc'],
  ['Cr. P. C.', 'crpc'],
  ['Cr PC', 'crpc'],
  ['Code of Civil Procedure, 1908 (CPC)', 'cpc'],
  ['N.I. Act', 'ni'],
  ['Arbitration & Conciliation Act, 1996', 'arbitration'],
  ['Companies Act, 1956', 'companies-1956'],
  ['Companies Act of 2013', 'companies-2013'],
  ['Motor Vehicles Act, 1939', 'mv-1939'],
  ['SC/ST (PoA) Act', 'scst'],
])('%s', (text, key) => {
  expect(findAct(text)?.key).toBe(key);
});

test('a name without the deciding year, or with another act’s year, names none', () => {
  expect(findAct('the Companies Act')).toBeUndefined();
  expect(findAct('Consumer Protection Act')).toBeUndefined();
  expect(findAct('Limitation Act, 1877')).toBeUndefined();
  expect(findAct('the said Act')).toBeUndefined();
});
