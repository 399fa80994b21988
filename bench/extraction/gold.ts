import { readFileSync } from 'node:fs';

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
}

/** Reads a file of gold texts: one JSON object a line, `{text, entities: [{start, end, label, text}]}`. */
export function readGold(file: string): GoldText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { text, entities } = JSON.parse(line) as { text: string; entities: GoldSpan[] };
      const labels = new Set(entities.map(({ label }) => label));
      const printedLines = text.split('\n').filter((printed) => printed.trim() !== '').length;
      const head = labels.has('LAWYER') || (labels.has('PETITIONER') && labels.has('RESPONDENT'));
      const blank = entities.length === 0 && printedLines >= 8;
      return { text, entities, head: head || blank, blank };
    });
}
