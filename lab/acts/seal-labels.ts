// npx tsx lab/acts/seal-labels.ts <folder>: makes labels.jsonl from the plain labels in <folder>/read and <folder>/held. A
// plain label has the path of a copy and a line for each section: number|heading|first words|last words|sub-sections|provisos;
// '?' leaves a field out. Words of acts stay outside of the repository: the labels have their hashes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folded } from '#law/acts/reading/marks.ts';
import { sealed, wordsSeal } from '../judgments/seal.ts';
import { LABELS, type SectionLabel } from './labels.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say in which folder the plain labels are.');
const lines: string[] = [];
for (const half of ['read', 'held'] as const)
  for (const name of readdirSync(path.join(folder, half)).sort()) {
    const [file = '', ...rows] = readFileSync(path.join(folder, half, name), 'utf8')
      .trim()
      .split('\n');
    for (const row of rows) lines.push(JSON.stringify(seal(file, half, row)));
  }
writeFileSync(LABELS, `${lines.join('\n')}\n`);
console.log(`${lines.length} labels`);

function seal(file: string, half: 'read' | 'held', row: string): SectionLabel {
  const [number = '', heading = '?', first = '?', last = '?', subsections = '?', provisos = '?'] =
    row.split('|');
  return {
    file,
    half,
    number,
    ...(heading === '?' ? {} : { heading: sealed(folded(heading)) }),
    ...(first === '?' ? {} : { first: wordsSeal(first) }),
    ...(last === '?' ? {} : { last: wordsSeal([...folded(last)].reverse().join('')) }),
    ...(subsections === '?' ? {} : { subsections: Number(subsections) }),
    ...(provisos === '?' ? {} : { provisos: Number(provisos) }),
  };
}
