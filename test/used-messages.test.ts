import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const CATALOGUES = path.join('src', 'shared', 'messages', 'en');
const TRANSLATIONS = /messages[\\/](?:hi|ta)[\\/]/u;
/** Their keys are made: from the labels of facts, from the names of steps and warnings of a last day, from rules, from kinds of fees. */
const KEYS_MADE = [
  ['drafting', 'facts.ts'],
  ['practice', 'limitation.ts'],
  ['practice', 'limitation-titles.ts'],
  ['practice', 'fees.ts'],
].map((at) => path.join(CATALOGUES, ...at));

/** The code of a folder, without tests and translations. */
const codeOf = (folder: string): { file: string; text: string }[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /(?<!\.test)\.(?:tsx?|mjs)$/u.test(file) && !TRANSLATIONS.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test('every message is used', () => {
  const code = ['src', 'packages/indian-law/src', 'scripts'].flatMap(codeOf);
  const uses = new Map<string, number>();
  for (const { text } of code)
    for (const [word] of text.matchAll(/\w+/gu)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const keys = code
    .filter(({ file }) => file.startsWith(CATALOGUES) && !KEYS_MADE.includes(file))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+):/gmu)].map(([, key = '']) => key));
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => uses.get(key) === 1)).toEqual([]);
});
