// npx tsx lab/extraction/written.ts: strict F1 of names and numbers on passages that we labelled and on texts that we
// wrote, the read halves alone. --last scores the unread halves too; --show prints the errors of the read halves.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findIn, LABELS, type Labelled, NAMED } from './finders.ts';
import type { GoldSpan, GoldText } from './gold-text.ts';
import { hasOddByte } from './halves.ts';
import { readLabelled } from './own.ts';
import { emptyTally, score, strictFigures } from './score.ts';

/** Texts of one kind, whose names of cases, parties and case numbers are marked and nothing else. */
interface NamedTexts {
  name: string;
  texts: GoldText[];
}

/** Every marked case has a name, 'In re …' too. */
const CASES: Labelled = { ...NAMED, isGold: ({ label }) => label === 'PRECEDENT' };
const MARKED = [
  CASES,
  ...LABELS.filter(({ label }) => ['CASE_NUMBER', 'PETITIONER', 'RESPONDENT'].includes(label)),
];
const LETTERS: Record<string, string> = {
  P: 'PRECEDENT',
  C: 'CASE_NUMBER',
  A: 'PETITIONER',
  R: 'RESPONDENT',
};

/**
 * The passages are 105 places of judgments around a *versus*, chosen by a hash. The sentences and the heads are ours,
 * with invented names, written and marked before the reader ran on them; so are the citations, whose errors of both halves
 * are read by now, and the fresh ones, written after them. The reports are passages of judgments that nobody had opened; the
 * parties are heads of ours about who is named how; in the filed ones parties are named in sentences alone. The lists are
 * passages around citations, the numbers 66 passages whose case numbers alone are marked, the modern, second and third texts sentences of ours, written one set after the other. Every set is cut in two by a hash.
 */
function readNamedTexts(): NamedTexts[] {
  return [
    { name: 'passages', texts: readLabelled('passage-labels.jsonl') },
    { name: 'sentences', texts: linesOf('written-sentences.txt').map(marked) },
    { name: 'citations', texts: linesOf('written-citations.txt').map(marked) },
    { name: 'fresh', texts: linesOf('written-fresh.txt').map(marked) },
    { name: 'heads', texts: readBeside('written-heads.txt').split('\n====\n').map(marked) },
    { name: 'reports', texts: readLabelled('report-labels.jsonl') },
    { name: 'filed', texts: linesOf('written-filed.txt').map(marked) },
    { name: 'lists', texts: readLabelled('lists-labels.jsonl') },
    { name: 'numbers', texts: readLabelled('number-labels.jsonl') },
    { name: 'second', texts: linesOf('written-second.txt').map(marked) },
    { name: 'third', texts: linesOf('written-third.txt').map(marked) },
    { name: 'modern', texts: linesOf('written-modern.txt').map(marked) },
    { name: 'parties', texts: readBeside('written-parties.txt').trimEnd().split('\n====\n').map(marked) },
  ];
}

function readBeside(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

const linesOf = (file: string): string[] => readBeside(file).trimEnd().split('\n');

/** Reads '{A|Ram Lal} v. State' to its text and its spans. */
function marked(source: string): GoldText {
  const entities: GoldSpan[] = [];
  let text = '';
  let at = 0;
  for (const match of source.matchAll(/\{([PCAR])\|([^}]*)\}/gu)) {
    const [whole, letter = '', words = ''] = match;
    text += source.slice(at, match.index);
    const label = LETTERS[letter] ?? '';
    entities.push({ label, start: text.length, end: text.length + words.length, text: words });
    text += words;
    at = match.index + whole.length;
  }
  return { text: text + source.slice(at), entities, head: true, blank: false, whole: true, checked: false };
}

const isUnread = ({ text }: GoldText): boolean => hasOddByte(text, 4);

function cell(labelled: Labelled, texts: readonly GoldText[], show: boolean): string {
  const { label, isGold = (span: GoldSpan) => span.label === label } = labelled;
  const tally = emptyTally();
  for (const gold of texts) {
    const errors = score(gold.text, gold.entities.filter(isGold), findIn(labelled, gold), tally);
    if (show) showErrors(label, gold.text, errors);
  }
  const { precision, recall, f1 } = strictFigures(tally);
  return tally.gold === 0
    ? ''
    : `${f1.toFixed(3)} (${tally.gold}; P ${precision.toFixed(2)}, R ${recall.toFixed(2)})`;
}

type Errors = ReturnType<typeof score>;

function showErrors(label: string, text: string, { missed, wrong }: Errors): void {
  for (const [kind, spans] of [
    ['missed', missed],
    ['wrong ', wrong],
  ] as const)
    for (const { start, end } of spans)
      console.log(
        `${kind} ${label}: ${JSON.stringify(text.slice(start, end))} in ${JSON.stringify(text.slice(Math.max(0, start - 60), end + 40))}`,
      );
}

/** A table of strict F1; the unread halves only when they are asked for. */
export function namedReport({ last = false, show = false } = {}): string[] {
  const halves = last ? [false, true] : [false];
  const columns = readNamedTexts().flatMap(({ name, texts }) =>
    halves.map((unread) => ({
      title: unread ? `**${name}, unread half**` : `${name}, read half`,
      unread,
      texts: texts.filter((text) => isUnread(text) === unread),
    })),
  );
  const rows = MARKED.map((labelled) => {
    const cells = columns.map(({ texts, unread }) => cell(labelled, texts, show && !unread));
    return `| ${[labelled.label, ...cells].join(' | ')} |`;
  });
  const heads = [
    'F1 strict (gold spans)',
    ...columns.map(({ title, texts }) => `${title}, ${texts.length} texts`),
  ];
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(
    namedReport({ last: process.argv.includes('--last'), show: process.argv.includes('--show') }).join('\n'),
  );
