// npx tsx lab/verify/run.ts: how surely a check tells real citations from invented ones, and changed words from exact ones,
// on real judgments. Rules were written with the first half; the second half was held back.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { checkClaims } from '#law/verify/check.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import { DISTURBANCES, randomFrom } from './disturb.ts';
import { halfOf, memoryLibrary, realJudgments, type Score } from './library.ts';
import { measureCitations } from './measure-citations.ts';
import { measureQuotations } from './measure-quotations.ts';

const folder = sharedData('judgments-supreme-court');
if (folder === undefined) throw new Error('The Supreme Court judgments are absent: nothing was measured.');

const share = ({ right, of }: Score) =>
  of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} % (${right} of ${of})`;

async function measureHalf(held: boolean) {
  const half = halfOf(folder ?? '', held);
  const random = randomFrom(held ? 2 : 1);
  const citations = await measureCitations(half, random);
  return { judgments: half.judgments.length, ...citations, ...(await measureQuotations(half, random)) };
}

/** A text of 100 pages: several judgments one after the other. */
async function hundredPages() {
  const judgments = realJudgments(folder ?? '', false);
  const { library } = memoryLibrary(judgments.map(({ document }) => document));
  const text = judgments
    .slice(0, 40)
    .map((one) => one.text)
    .join('\n')
    .slice(0, 300_000);
  const start = performance.now();
  const { citations, provisions } = await checkClaims(readClaims(text), library);
  return { ms: performance.now() - start, citations: citations.length, provisions: provisions.length };
}

const [open, held] = [await measureHalf(false), await measureHalf(true)];
await hundredPages();
const pages = await hundredPages();
const rows: [string, string, string, string][] = [
  [
    'Real citations resolved, as printed and in text from PDFs',
    '≥ 98 %',
    share(open.resolved),
    share(held.resolved),
  ],
  ...DISTURBANCES.map(([name]): [string, string, string, string] => [
    `– ${name}`,
    '',
    share(open.byDisturbance.get(name) ?? { right: 0, of: 0 }),
    share(held.byDisturbance.get(name) ?? { right: 0, of: 0 }),
  ]),
  ['Invented citations flagged', '100 %', share(open.invented), share(held.invented)],
  [
    'False alarms on correct citations, as real judgments print them',
    '≤ 2 %',
    share(open.alarms),
    share(held.alarms),
  ],
  ['Exact quotations found exact', '', share(open.exact), share(held.exact)],
  [
    'Altered quotations caught (one word replaced, dropped, swapped)',
    '≥ 99 %',
    share(open.altered),
    share(held.altered),
  ],
  ['Paragraphs that do not exist caught', '100 %', share(open.beyond), share(held.beyond)],
  ['Quotations cited to another paragraph caught', '100 %', share(open.elsewhere), share(held.elsewhere)],
];
const load = loadavg()[0]?.toFixed(1);
const part = `## Checks of documents

\`npx tsx lab/verify/run.ts\`: ${open.judgments + held.judgments} real Supreme Court judgments as a library, half of which were held back from work on the rules;
the pure functions with the library in memory. ${cpus().length} cores (load average ${load}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Goal | Open half | Held-back half |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

A text of 300,000 characters (100 pages) with ${pages.citations} findings on citations and ${pages.provisions} provisions: ${(pages.ms / 1000).toFixed(1)} s (goal 60 s, aim 5 s).
`;
writeFileSync(path.join(import.meta.dirname, '../results/verify.md'), part);
process.stdout.write(part);
