import { expect, test } from 'vitest';
import { keyOfAct, shortTitle } from './act-key.ts';
import type { ActText } from './act-text.ts';
import { differencesOf, withOtherParts } from './compare-copies.ts';
import { isAct, readAct } from './read-act.ts';

function act(sections: { section: string; title: string; description: string }[]): ActText {
  const read = readAct([JSON.stringify({ act: 'The Lantern Keepers Act, 1957', sections })], 'a.json');
  if (!isAct(read)) throw new Error(read.reason);
  return read;
}
const one = { section: '1', title: 'Short title', description: 'This Act may be called so.' };
const two = { section: '2', title: 'Penalty', description: 'A fine of five rupees.' };

test('a newer copy says which sections differ, and marks and stops are no difference', () => {
  const before = act([one, two, { section: '3', title: 'Oil', description: 'Oil is kept.' }]);
  const after = act([
    { ...one, description: '1[This Act may be called so]' },
    { ...two, description: 'A fine of ten rupees.' },
    { section: '2A', title: 'Inspection', description: 'Weekly.' },
  ]);
  expect(differencesOf(before, after)).toEqual([
    { number: '2', kind: 'changed', before: 'A fine of five rupees.', now: 'A fine of ten rupees.' },
    { number: '2A', kind: 'added' },
    { number: '3', kind: 'removed' },
  ]);
});

test('a part keeps the sections of the other parts', () => {
  const part = (sections: Parameters<typeof act>[0], number: number): ActText => ({
    ...act(sections),
    part: { number, of: 2 },
  });
  const both = withOtherParts(part([two], 2), part([one], 1));
  expect(both.units.map(({ number }) => number)).toEqual(['1', '2']);
  expect(withOtherParts(act([two]), act([one])).units).toHaveLength(1);
});

test('a bill never has the key of the act', () => {
  expect(keyOfAct({ title: 'Indian Penal Code, 1860', kind: 'code' })).toBe('ipc');
  expect(keyOfAct({ title: 'Lantern Keepers Act, 1957', kind: 'act' })).toBe('lantern-keepers-act-1957');
  expect(keyOfAct({ title: 'Bharatiya Nyaya Sanhita, 2023', kind: 'bill' })).toBe(
    'bharatiya-nyaya-sanhita-2023-bill',
  );
  expect(shortTitle({ title: 'Indian Penal Code, 1860' })).toBe('IPC');
});
