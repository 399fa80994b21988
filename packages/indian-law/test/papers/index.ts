import { documentOfText } from '../../src/drafting/document/from-text.ts';
import type { DraftDocument } from '../../src/drafting/document/model.ts';
import { CIVIL, type Paper } from './civil.ts';
import { CRIMINAL } from './criminal.ts';
import { FAULTS } from './faults.ts';
import { OTHER } from './other.ts';
import { VARIANTS, type Variant } from './variant.ts';

export const PAPERS: readonly Paper[] = [...CIVIL, ...CRIMINAL, ...OTHER];

/** The text of lines: `+ ` numbers a paragraph, and `=` starts the numbers again. */
export function textOfLines(lines: readonly string[]): string {
  let number = 0;
  return lines
    .flatMap((line) => {
      if (line === '=') {
        number = 0;
        return [];
      }
      if (!line.startsWith('+ ')) return [line];
      number += 1;
      return [`${number}. ${line.slice(2)}`];
    })
    .join('\n\n');
}

export const documentOfLines = (lines: readonly string[]): DraftDocument => {
  let ids = 0;
  return documentOfText(textOfLines(lines), () => {
    ids += 1;
    return `b${ids}`;
  });
};

/** Half of the papers are held back: those of the third set, and every second of the second. */
const isHeld = ({ at }: Variant, place: number): boolean => at === 2 || (at === 1 && place % 2 === 1);

export const CLEAN = PAPERS.flatMap((paper, place) =>
  VARIANTS.map((v) => ({
    name: `${paper.name} ${v.at}`,
    kind: paper.kind,
    lines: paper.lines(v),
    held: isHeld(v, place),
  })),
);
export const FAULTY = FAULTS.flatMap((fault, place) =>
  VARIANTS.map((v) => {
    const paper = PAPERS.find(({ name }) => name === fault.paper);
    if (!paper) throw new Error(`No paper ${fault.paper}`);
    const clean = paper.lines(v);
    const lines = fault.write(clean, v);
    if (lines.join('\n') === clean.join('\n'))
      throw new Error(`${fault.paper}: ${fault.fault} changes nothing`);
    return {
      name: `${fault.paper} ${v.at}: ${fault.fault}`,
      kind: paper.kind,
      rules: fault.rules,
      lines,
      held: isHeld(v, place),
    };
  }),
);
