// npx tsx lab/extraction/borders.ts: how the borders of what we find differ from the gold ones, by kind and count, and
// which words the annotators put on both sides of a border. Reads only the sets that rules are written from.
// --label=JUDGE for one label.
import { findIn, LABELS } from './finders.ts';
import { isAnnotated, readGoldSets } from './gold.ts';
import type { GoldSpan, GoldText } from './gold-text.ts';
import { folded, type Span } from './score.ts';

const SHOWN = 12;

function main(): void {
  const texts = readGoldSets()?.flatMap((set) => (set.heldOut ? [] : set.texts));
  if (texts === undefined) {
    console.log('No gold texts: the shared data folder is not beside the repository.');
    return;
  }
  const only = process.argv.find((arg) => arg.startsWith('--label='))?.slice('--label='.length);
  for (const labelled of LABELS) {
    const { label, where } = labelled;
    if (only !== undefined && only !== label) continue;
    const annotated = texts.filter((gold) => isAnnotated(gold, where));
    const kinds = new Counts();
    for (const gold of annotated) compare(gold, label, findIn(labelled, gold), kinds);
    console.log(`\n${label}: differences\n${kinds.lines().join('\n')}`);
    console.log(`${label}: words on both sides of a gold border\n${doubtful(annotated, label).join('\n')}`);
  }
}

/** Counts of each kind of difference. */
class Counts {
  readonly #counts = new Map<string, number>();

  add(kind: string): void {
    this.#counts.set(kind, this.of(kind) + 1);
  }

  of(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }

  kinds(): string[] {
    return [...this.#counts.keys()];
  }

  lines(): string[] {
    return [...this.#counts]
      .sort((a, b) => b[1] - a[1])
      .map(([kind, count]) => `${String(count).padStart(4)}  ${kind}`);
  }
}

/** Adds the differences between the gold spans of one text and those we find. */
function compare({ text, entities }: GoldText, label: string, found: readonly Span[], kinds: Counts): void {
  const gold = entities.filter((one) => one.label === label);
  for (const span of gold) {
    const meeting = found.filter((one) => meet(one, span));
    if (meeting.length === 0) kinds.add('not found');
    else if (meeting.length > 1) kinds.add('found as several');
    for (const one of meeting.length === 1 ? meeting : []) addBorders(text, span, one, kinds);
  }
  for (const one of found) if (!gold.some((span) => meet(one, span))) kinds.add('found, not in gold');
}

function addBorders(text: string, gold: GoldSpan, found: Span, kinds: Counts): void {
  if (folded(gold.text) === folded(text.slice(found.start, found.end))) return;
  const add = (kind: string, from: number, to: number): void => {
    if (folded(text.slice(from, to)) !== '') kinds.add(`${kind} ${shape(text.slice(from, to))}`);
  };
  add('begins early with', found.start, gold.start);
  add('begins late, without', gold.start, found.start);
  add('ends late with', gold.end, found.end);
  add('ends early, without', found.end, gold.end);
}

const meet = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Words with figures as 9 and at most four of them. */
function shape(words: string): string {
  const all = words.trim().replace(/\d+/gu, '9').split(/\s+/u);
  return JSON.stringify(all.length > 4 ? `${all.slice(0, 4).join(' ')} …` : all.join(' '));
}

/** Words just inside and just outside gold borders, with both counts: the annotators' doubtful cases. */
function doubtful(texts: readonly GoldText[], label: string): string[] {
  const inside = new Counts();
  const outside = new Counts();
  for (const { text, entities } of texts)
    for (const { start, end } of entities.filter((one) => one.label === label)) {
      inside.add(`first ${word(/^\S+/u, text.slice(start, end))}`);
      inside.add(`last ${word(/\S+$/u, text.slice(start, end))}`);
      outside.add(`first ${word(/\S+$/u, text.slice(Math.max(0, start - 30), start).trimEnd())}`);
      outside.add(`last ${word(/^\S+/u, text.slice(end, end + 30).trimStart())}`);
    }
  return inside
    .kinds()
    .filter((kind) => outside.of(kind) > 0 && !/ $/u.test(kind))
    .sort((a, b) => outside.of(b) + inside.of(b) - outside.of(a) - inside.of(a))
    .slice(0, SHOWN)
    .map((kind) => `      ${kind}: ${inside.of(kind)} inside, ${outside.of(kind)} outside`);
}

function word(pattern: RegExp, text: string): string {
  return folded(pattern.exec(text)?.[0] ?? '').replace(/\d+/gu, '9');
}

main();
