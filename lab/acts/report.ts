import type { Copy } from './copies.ts';
import type { Agreement } from './figures.ts';
import type { LabelScore } from './labels.ts';

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
const FORMS = ['pdf', 'markdown', 'tree', 'json'] as const;

export function report(
  copies: readonly Copy[],
  lost: readonly (readonly string[])[],
  pairs: readonly Agreement[],
  scores: Record<'read' | 'held', LabelScore>,
): string {
  return [
    '# Acts: copies that are read whole',
    '',
    'Measured by `npx tsx lab/acts/run.ts` over every copy of an act in the shared data. *Expected*: the sections of the',
    "copy's own contents; where it has none, the run of its numbers.",
    '',
    '| Form | Copies | Sections expected | Found | Share | Doubtful borders | Words | Lost | Slowest |',
    '|---|---|---|---|---|---|---|---|---|',
    ...FORMS.map((form) => formLine(form, copies, lost)),
    '',
    '| Labels | Sections | Found | Headings | First and last words | Sub-sections and provisos |',
    '|---|---|---|---|---|---|',
    ...(['read', 'held'] as const).map((half) => labelLine(half, scores[half])),
    '',
    '| The same act in two forms | Sections in both | In one only | Same words | Sub-sections and provisos that agree |',
    '|---|---|---|---|---|',
    ...pairs.map(pairLine),
    '',
    '*The same act in two forms* compares each pair of copies with one title. *Sections in both* and *in one only* are by number.',
    '*Same words*: sections of both of which nine of ten words of the longer are in the other. *Sub-sections and provisos that agree*:',
    'in these sections, the smaller of the two counts against the larger. The two low pairs were compared word by word: the JSON of',
    'the Evidence Act leaves out illustrations and explanations (in 69 of 75 sections that differ all of its words are in the PDF, six are',
    'printed otherwise); the JSON of the Motor Vehicles Act has sub-sections of 2019 that the PDF has not, and notes for omitted sections;',
    'one section has other numbers of clauses in the PDF, and one heading stands twice in it in other words.',
    '',
  ].join('\n');
}

/** A structured copy has a list of its sections: numbers that are not in it are holes of the copy, not of the reading. */
const missingOf = ({ form, act }: Copy): number =>
  form === 'json' || form === 'tree' ? 0 : act.account.holes.length;
const expectedOf = (copy: Copy): number =>
  copy.form === 'json' || copy.form === 'tree' ? copy.act.units.length : copy.act.account.expected;

function formLine(form: Copy['form'], copies: readonly Copy[], lost: readonly (readonly string[])[]): string {
  const own = copies
    .map((copy, at) => ({ copy, lost: lost[at]?.length ?? 0 }))
    .filter(({ copy }) => copy.form === form);
  const sum = (of: (one: (typeof own)[number]) => number): number =>
    own.reduce((total, one) => total + of(one), 0);
  const expected = sum(({ copy }) => expectedOf(copy));
  const found = sum(({ copy }) => expectedOf(copy) - missingOf(copy));
  const doubts = sum(({ copy }) => copy.act.account.doubts.length);
  const words = sum(({ copy }) => copy.source.split(/\s+/u).length);
  const slowest = Math.max(0, ...own.map(({ copy }) => copy.milliseconds));
  return `| ${form} | ${own.length} | ${expected} | ${found} | ${percent(found, expected)} | ${doubts} | ${words} | ${sum(({ lost: one }) => one)} | ${(slowest / 1000).toFixed(1)} s |`;
}

const labelLine = (half: string, score: LabelScore): string =>
  `| ${half} | ${score.sections} | ${score.found} | ${percent(score.rightHeadings, score.headings)} | ${percent(score.rightBorders, score.borders)} | ${percent(score.rightCounts, score.counts)} |`;

const nameOf = (file: string): string => file.replace(/^acts\//u, '').replace(/__part-\d+/u, '');

const pairLine = (pair: Agreement): string =>
  `| ${nameOf(pair.one)} · ${nameOf(pair.other)} | ${pair.both} | ${pair.only.length} | ${percent(pair.words, pair.both)} | ${percent(pair.countsAgree, pair.counts)} |`;
