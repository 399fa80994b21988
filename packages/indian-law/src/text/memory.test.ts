import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findAct } from '../acts/acts.ts';
import { wordTerm } from './words.ts';

const TEXTS = 100;
const MB = 1_000_000;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const letters = (n: number) => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26));

test.each([
  ['an act', (n: number) => `the Imaginary ${letters(n)} Fisheries Act, 1950`, findAct],
  ['a word', (n: number) => `longishwordwith${letters(n)}inside`, wordTerm],
])('reading %s keeps the name in memory and not the text around it', (_, nameOf, read) => {
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < TEXTS; n += 1) {
    const name = nameOf(n);
    read(`${name} ${'x'.repeat(MB)}`.slice(0, name.length));
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((TEXTS * MB) / 5);
});
