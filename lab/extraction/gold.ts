import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import type { GoldSpan, GoldText } from './gold-text.ts';
import { hasOddByte } from './halves.ts';
import { readOwnTexts } from './own.ts';

export interface GoldSet {
  name: string;
  texts: GoldText[];
  /** Nobody looks at the texts while writing rules: its figures show how the rules do on texts they never met. */
  heldOut: boolean;
}

/**
 * The visible set, the second set (cut in parts by a hash: they were opened one after the other, the last one in the
 * round that made our own set), and the two halves of our own set. Undefined when the shared data is absent.
 */
export function readGoldSets(): GoldSet[] | undefined {
  const visible = sharedData('extraction-visible', 'entities.jsonl');
  const second = sharedData('extraction-second', 'entities.jsonl');
  if (visible === undefined || second === undefined) return undefined;
  // Every text of the opened parts is read: none of it can check what the others teach.
  const both = readGold(second).map((one) => (hasOddByte(one.text, 0) ? { ...one, checked: false } : one));
  const own = readOwnTexts();
  return [
    { name: 'visible', texts: readGold(visible), heldOut: false },
    { name: 'second', texts: both, heldOut: false },
    { name: 'own, read half', texts: own.read, heldOut: false },
    { name: 'own, unread half', texts: own.unread, heldOut: true },
  ];
}

/** Reads a file of gold texts: one JSON object a line, `{text, entities: [{start, end, label, text}]}`. */
function readGold(file: string): GoldText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { text, entities } = JSON.parse(line) as { text: string; entities: GoldSpan[] };
      const labels = new Set(entities.map(({ label }) => label));
      const printedLines = text.split('\n').filter((printed) => printed.trim() !== '').length;
      const head = labels.has('LAWYER') || (labels.has('PETITIONER') && labels.has('RESPONDENT'));
      const blank = entities.length === 0 && printedLines >= 8;
      return { text, entities, head: head || blank, blank, whole: false, checked: hasOddByte(text, 1) };
    });
}

/**
 * Texts in which the annotators marked a label: provisions, statutes, case numbers and dates in sentences, counsel in
 * heads.
 */
export type Where = 'everywhere' | 'heads' | 'sentences';

/** True when the annotators marked the label in this text. */
export function isAnnotated({ blank, head, whole }: GoldText, where: Where): boolean {
  if (whole) return where !== 'heads' || head;
  return !blank && (where === 'everywhere' || (where === 'heads') === head);
}
