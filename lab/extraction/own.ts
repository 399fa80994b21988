import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import type { GoldText } from './gold-text.ts';
import { hashOf, hasOddByte } from './halves.ts';

/** The place of a text in the shared data, a check of its words, and its labels by offset in it and length. */
interface OwnText {
  file: string;
  at: number;
  length: number;
  check: string;
  labels: [label: string, at: number, length: number][];
}

/**
 * The texts that we labelled ourselves, from judgments that no rule was written from: 19 running titles, 61 heads of law
 * reports and 80 passages, chosen by a hash. Every label is marked in every text; counsel in heads and lists of counsel.
 * Cut in two by a hash: the `read` half was learnt from, the other is `unread`. Throws when the shared texts have changed.
 */
export function readOwnTexts(): { read: GoldText[]; unread: GoldText[] } {
  const texts = readLabelled('own-labels.jsonl');
  const isUnread = ({ text }: GoldText): boolean => hasOddByte(text, 4);
  return { read: texts.filter((one) => !isUnread(one)), unread: texts.filter(isUnread) };
}

/** The texts of a file of labels beside this one. Throws when the shared texts have changed. */
export function readLabelled(file: string): GoldText[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => readOwn(JSON.parse(line) as OwnText));
}

function readOwn({ file, at, length, check, labels }: OwnText): GoldText {
  const path = sharedData(file);
  const text = path === undefined ? '' : readFileSync(path, 'utf8').slice(at, at + length);
  if (!hashOf(text).toString('hex').startsWith(check))
    throw new Error(`${file} is not the text that was labelled.`);
  const entities = labels.map(([label, start, size]) => ({
    label,
    start,
    end: start + size,
    text: text.slice(start, start + size),
  }));
  const head = entities.some(({ label }) => label === 'LAWYER');
  return { text, entities, head, blank: false, whole: true, checked: false };
}
