import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sharedData } from '#test/support/shared-data.ts';

export interface GoldSpan {
  start: number;
  end: number;
  label: string;
  text: string;
}

export interface GoldText {
  text: string;
  entities: GoldSpan[];
  /** The head of a judgment (court, parties, counsel), as against sentences of its body. */
  head: boolean;
  /** A head that the annotators left without a single label: it says nothing about what is right. */
  blank: boolean;
  /** Half of the visible and studied texts: nobody looks at them, so that they check what the other half taught. */
  checked: boolean;
}

export interface GoldSet {
  name: string;
  texts: GoldText[];
  /** Nobody looks at the texts while writing rules: its figures show how the rules do on texts they never met. */
  heldOut: boolean;
}

/**
 * The visible set, and the second set cut by a hash of each text: the studied half, and the half that was held out. That
 * half is cut in two again: the opened part, which rules were written from after its totals were known, and the last
 * part, which nobody reads. Undefined when the shared data is absent.
 */
export function readGoldSets(): GoldSet[] | undefined {
  const visible = sharedData('extraction-visible', 'entities.jsonl');
  const second = sharedData('extraction-second', 'entities.jsonl');
  if (visible === undefined || second === undefined) return undefined;
  const both = readGold(second);
  const studied = both.filter((one) => !hasOddByte(one.text, 0));
  const aside = both.filter((one) => hasOddByte(one.text, 0));
  // Every text of the opened part is read: none of it can check what the others teach.
  const opened = aside.filter((one) => !hasOddByte(one.text, 2)).map((one) => ({ ...one, checked: false }));
  return [
    { name: 'visible', texts: readGold(visible), heldOut: false },
    { name: 'second, studied half', texts: studied, heldOut: false },
    { name: 'second, opened part', texts: opened, heldOut: false },
    { name: 'second, last part', texts: aside.filter((one) => hasOddByte(one.text, 2)), heldOut: true },
  ];
}

/** Cuts texts in two by one byte of a hash: each byte in another way. */
function hasOddByte(text: string, byte: number): boolean {
  return (createHash('sha256').update(text).digest()[byte] ?? 0) % 2 === 1;
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
      return { text, entities, head: head || blank, blank, checked: hasOddByte(text, 1) };
    });
}

/** Where the annotators marked a label: provisions, statutes, case numbers and dates in sentences, counsel in heads. */
export type Where = 'everywhere' | 'heads' | 'sentences';

/** Whether the annotators marked a label in this text. */
export function isAnnotated({ blank, head }: GoldText, where: Where): boolean {
  return !blank && (where === 'everywhere' || (where === 'heads') === head);
}
