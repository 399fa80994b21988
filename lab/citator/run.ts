// npx tsx lab/citator/run.ts [file]: how surely a citation leads to its judgment, on real judgments. The rules were
// written with the first half; the judgments of the second half, as citing ones, were held back. With a file name, 200
// resolved citations are written there to be compared by hand.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { citableKeys, ownKeys } from '#law/citations/own-keys.ts';
import { authoritiesIn, type CitedInJudgment } from '#law/verify/cited-authorities.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { realJudgments, type Score } from '../verify/library.ts';

const folder = sharedData('judgments-supreme-court');
if (folder === undefined) throw new Error('The Supreme Court judgments are absent: nothing was measured.');

const halves = [false, true].map((held) => realJudgments(folder, held).map(({ document }) => document));
const documents = halves.flat();
const byKey = new Map<string, Set<LibraryDocument>>();
for (const document of documents)
  for (const key of ownKeys(document.citation_keys, document.year))
    byKey.set(key, (byKey.get(key) ?? new Set()).add(document));

/** Resolves as the store does: the judgment with most of the keys, then the citing one, then the first by id. */
function resolve(citing: LibraryDocument, { keys }: CitedInJudgment): LibraryDocument | undefined {
  const hits = new Map<LibraryDocument, number>();
  for (const key of citableKeys(keys, citing.year))
    for (const found of byKey.get(key) ?? []) hits.set(found, (hits.get(found) ?? 0) + 1);
  const own = (one: LibraryDocument) => Number(one === citing);
  const [best] = [...hits].sort(([a, x], [b, y]) => y - x || own(b) - own(a) || (a.id < b.id ? -1 : 1));
  return best?.[0] === citing ? undefined : best?.[0];
}

const textOf = ({ paragraphs }: LibraryDocument) => paragraphs.map(({ text }) => text).join('\n');

/** The report of a key, with its court: two numbers of one report mean two judgments, or a misprint. */
const reportOf = (key: string) => {
  const parts = key.split('|');
  return [parts[0], parts.at(-2)].join(' ');
};

/**
 * True when another citation of the row gives a number in one of the judgment's reports that differs from the
 * judgment's own.
 */
function conflicts({ keys }: CitedInJudgment, target: LibraryDocument): boolean {
  return keys.some(
    (key) =>
      !target.citation_keys.includes(key) &&
      target.citation_keys.some((own) => reportOf(own) === reportOf(key)),
  );
}

/** Citations of the three usual reports, read without the product's parser: letters and figures, the rest a blank. */
const REPORTS: readonly (readonly [RegExp, (found: RegExpMatchArray) => string])[] = [
  [/\ba ?i ?r (\d{4}) s ?c (\d{1,4})\b/gu, ([, year, page]) => `air|${year}|||sc|${page}`],
  [
    /\b(\d{4}) (\d{1,2}) s ?c ?r (\d{1,4})\b/gu,
    ([, year, volume, page]) => `scr|${year}||${volume}||${page}`,
  ],
  [
    /\b(\d{4}) (\d{1,2}) s ?c ?c (\d{1,4})\b/gu,
    ([, year, volume, page]) => `scc|${year}||${volume}||${page}`,
  ],
];

/** The judgments of the library to which a judgment points, read so. */
function pointedTo(citing: LibraryDocument): Set<LibraryDocument> {
  const plain = textOf(citing)
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ');
  const keys = REPORTS.flatMap(([form, keyOf]) => [...plain.matchAll(form)].map(keyOf));
  const found = keys.flatMap((key) => [...(byKey.get(key) ?? [])]);
  return new Set(
    found.filter(
      (one) => one !== citing && !one.citation_keys.some((key) => citing.citation_keys.includes(key)),
    ),
  );
}

interface Resolved {
  citing: LibraryDocument;
  cited: CitedInJudgment;
  target: LibraryDocument;
}
const resolved: Resolved[] = [];
interface Found {
  cited: number;
  resolved: number;
  pointed: Score;
  parallel: Score;
  ambiguous: number;
}

function judge(found: Found, citing: LibraryDocument, one: CitedInJudgment, target: LibraryDocument): void {
  found.resolved += 1;
  const shared = one.keys.some(
    (key) => [...(byKey.get(key) ?? [])].filter((other) => other !== citing).length > 1,
  );
  if (shared) found.ambiguous += 1;
  resolved.push({ citing, cited: one, target });
  if (one.keys.length < 2) return;
  found.parallel.of += 1;
  if (conflicts(one, target)) found.parallel.right += 1;
}

function measure(half: readonly LibraryDocument[]): Found {
  const found: Found = {
    cited: 0,
    resolved: 0,
    pointed: { right: 0, of: 0 },
    parallel: { right: 0, of: 0 },
    ambiguous: 0,
  };
  for (const citing of half) {
    const keys = new Set(citing.citations.flatMap(({ key }) => (key === undefined ? [] : [key])));
    const targets = new Set<LibraryDocument>();
    for (const one of authoritiesIn(citing.paragraphs, keys)) {
      found.cited += 1;
      const target = resolve(citing, one);
      if (target) judge(found, citing, one, target);
      if (target) targets.add(target);
    }
    for (const pointed of pointedTo(citing)) {
      found.pointed.of += 1;
      if (targets.has(pointed)) found.pointed.right += 1;
    }
  }
  return found;
}

const share = ({ right, of }: Score) =>
  of === 0 ? '–' : `${((100 * right) / of).toFixed(2)} % (${right} of ${of})`;
const [open, held] = halves.map(measure);
if (!open || !held) throw new Error('no judgments');
const line = (name: string, goal: string, of: (half: Found) => string) =>
  `| ${name} | ${goal} | ${of(open)} | ${of(held)} |`;
const part = `## Citator

\`npx tsx lab/citator/run.ts\`: ${documents.length} real Supreme Court judgments as a library; those that cite are the open and the held-back half.
The pure functions with the library in memory, as the store resolves. ${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Goal | Open half | Held-back half |
|---|---|---|---|
${[
  line('Authorities cited with a citation', '', ({ cited }) => String(cited)),
  line('– that lead to a judgment of the library', '', ({ resolved }) => String(resolved)),
  line('Judgments of the library to which a judgment points, found', '≥ 95 %', ({ pointed }) =>
    share(pointed),
  ),
  line(
    'Resolved, though another of its citations has another number in the same report',
    '',
    ({ parallel }) => share(parallel),
  ),
  line('Resolved by a citation that two judgments of the library have', '', ({ ambiguous, resolved }) =>
    share({ right: ambiguous, of: resolved }),
  ),
].join('\n')}

*Points to*: the text has the judgment's citation in the AIR, the SCR or the SCC, read without the product's parser. Few of these
copies have a cause title, so that printed names cannot be compared.

*Another number in the same report*: 30 of the 58 of 2026-11-24 were chosen at random (Python, seed 16) and read. 29 lead to the
judgment that is cited: the copy prints *1955 SCR 599* where others print *(1955) 1 SCR 599* (18 of them), or one of several
numbers has a misprint, while the others agree. One was wrong: a copy of 1994 prints *[1996] INSC 79*, the number of a judgment of 1996. A judgment
now leads to no neutral citation of a later year.
`;
writeFileSync(path.join(import.meta.dirname, '../results/citator.md'), part);
process.stdout.write(part);

const SAMPLE = 200;
/** Characters of a text that a reader needs to know the case. */
const SHOWN = 350;

/** Both texts of a citation, and how often the judgment has each name with which it is cited. */
function toCompare({ citing, cited, target }: Resolved, at: number): string {
  const { case_name: name = '', citation = '', keys, sentence } = cited;
  const place = Math.max(0, sentence.indexOf(citation));
  const text = textOf(target);
  const names = [...new Set(name.match(/\p{Lu}[\p{L}.]{3,}/gu) ?? [])];
  return [
    `${at + 1}. ${citing.file_key} -> ${target.file_key}: ${name} | ${citation} | ${keys.join(' ')}`,
    `cites: ...${sentence.slice(Math.max(0, place - SHOWN / 2), place + SHOWN / 2)}...`,
    `own: ${target.citation_keys.join(' ')} | ${names.map((one) => `${one} ${text.split(one).length - 1}`).join(', ')}`,
    `text: ${text.slice(0, SHOWN).replaceAll('\n', ' ')}`,
  ].join('\n');
}

const [, , file] = process.argv;
if (file) {
  const sample = Array.from({ length: SAMPLE }, (_, at) => Math.floor((at * resolved.length) / SAMPLE));
  const shown = sample.flatMap((row, at) => (resolved[row] ? [toCompare(resolved[row], at)] : []));
  writeFileSync(file, `${shown.join('\n\n')}\n`);
}
