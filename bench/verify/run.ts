// npx tsx bench/verify/run.ts: how surely a check tells real citations from invented ones, and changed words from exact ones,
// on real judgments. Rules were written with the first half; the second half was held back.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { findCitations, formatCitation } from '#law/citations/citations.ts';
import { checkClaims } from '#law/verify/check.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import type { CitationFinding } from '#law/verify/types.ts';
import { sharedData } from '#test/support/shared-data.ts';
import { DISTURBANCES, randomFrom } from './disturb.ts';
import { memoryLibrary, realJudgments } from './library.ts';

const folder = sharedData('judgments-supreme-court');
if (folder === undefined) throw new Error('The Supreme Court judgments are absent: nothing was measured.');

interface Score {
  right: number;
  of: number;
}
const share = ({ right, of }: Score) =>
  of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} % (${right} of ${of})`;

async function measureHalf(held: boolean) {
  const judgments = realJudgments(folder ?? '', held);
  const { library, byKey } = memoryLibrary(judgments.map(({ document }) => document));
  const random = randomFrom(held ? 2 : 1);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const check = async (text: string): Promise<CitationFinding[]> =>
    (await checkClaims(readClaims(text), library)).citations;

  // Citations in the bodies of judgments that lead to one judgment of this half.
  const real = new Map<string, { printed: string; name: string; id: string }>();
  const own = new Set<string>();
  for (const { text, document } of judgments) {
    for (const authority of readClaims(text.slice(3_000)).mentions) {
      for (const citation of findCitations(authority.text)) {
        const ids = byKey.get(citation.key) ?? [];
        if (ids.length === 1 && ids[0] && ids[0] !== document.id && !real.has(citation.key))
          real.set(citation.key, { printed: formatCitation(citation), name: authority.text, id: ids[0] });
      }
    }
    for (const key of document.citation_keys) own.add(key);
  }
  const known = [...real.values()];

  const alarms: Score = { right: 0, of: 0 };
  for (const { name, id } of known.slice(0, 300)) {
    const [found] = await check(`Reliance is placed on ${name}.`);
    alarms.of += 1;
    if (found?.document_id !== id || found.status !== 'found') alarms.right += 1;
  }

  const resolved: Score = { right: 0, of: 0 };
  const byDisturbance = new Map<string, Score>();
  for (const [name, disturb] of DISTURBANCES) {
    const score: Score = { right: 0, of: 0 };
    for (const { printed, id } of known.slice(0, 300)) {
      const text = `The appellant has relied on the decision in ${disturb(printed, random)} in support of this.`;
      score.of += 1;
      if ((await check(text)).some(({ document_id, status }) => document_id === id && status === 'found'))
        score.right += 1;
    }
    byDisturbance.set(name, score);
    resolved.right += score.right;
    resolved.of += score.of;
  }

  const invented: Score = { right: 0, of: 0 };
  while (invented.of < 200) {
    const year = 1950 + Math.floor(random() * 74);
    const page = 1 + Math.floor(random() * 1200);
    const volume = 1 + Math.floor(random() * 12);
    const printed = pick([
      `(${year}) ${volume} SCC ${page}`,
      `AIR ${year} SC ${page + 1200}`,
      `[${year}] ${volume} SCR ${page}`,
      `${year} INSC ${page}`,
      `${year} (${volume}) SCALE ${page}`,
    ]);
    if (printed === undefined || findCitations(printed).some(({ key }) => own.has(key))) continue;
    const found = await check(`As held in Ramesh Kumar v. Lakshmi Devi, ${printed}, the point is settled.`);
    invented.of += 1;
    if (found.length > 0 && found.every(({ status }) => status !== 'found')) invented.right += 1;
  }

  const exact: Score = { right: 0, of: 0 };
  const altered: Score = { right: 0, of: 0 };
  const elsewhere: Score = { right: 0, of: 0 };
  const beyond: Score = { right: 0, of: 0 };
  for (const { document } of judgments) {
    const key = document.citation_keys.find((one) => byKey.get(one)?.length === 1);
    const printed = [document.neutral_citation, ...document.reporter_citations].find(
      (one) => one !== undefined && findCitations(one).some((citation) => citation.key === key),
    );
    const passage = pick(document.paragraphs.filter(({ text }) => text.length > 300));
    if (key === undefined || printed === undefined || passage === undefined || exact.of >= 300) continue;
    const words = passage.text.split(/\s+/u).filter((word) => !/["“”'‘’[\]…*]|\.\.\./u.test(word));
    const from = Math.floor(random() * Math.max(1, words.length - 30));
    const quoted = words.slice(from, from + 8 + Math.floor(random() * 22));
    if (quoted.length < 8) continue;
    const citing = async (text: readonly string[], para = '') =>
      (await check(`In ${printed}${para}, the Court held: “${text.join(' ')}”.`))[0];
    exact.of += 1;
    if ((await citing(quoted))?.quotation?.status === 'exact') exact.right += 1;
    const at = 1 + Math.floor(random() * (quoted.length - 2));
    const changes = [
      quoted.with(at, 'otherwise'),
      quoted.toSpliced(at, 1),
      quoted.with(at, quoted[at + 1] ?? '').with(at + 1, quoted[at] ?? ''),
    ];
    for (const changed of changes) {
      if (changed.join(' ').toLowerCase() === quoted.join(' ').toLowerCase()) continue;
      // The changed words may be in the judgment as well: 'the the' in a bad copy.
      const plain = (text: string) => ` ${text.toLowerCase().replace(/[^a-z0-9]+/gu, ' ')} `;
      if (document.paragraphs.some(({ text }) => plain(text).includes(plain(changed.join(' '))))) continue;
      altered.of += 1;
      const status = (await citing(changed))?.quotation?.status;
      if (status === 'altered' || status === 'not_found') altered.right += 1;
    }
    const numbers = document.paragraphs.flatMap(({ number }) => number ?? []);
    if (numbers.length === 0) continue;
    const last = Math.max(...numbers.map((number) => Number.parseInt(number, 10)));
    beyond.of += 1;
    const wrong = last + 1 + Math.floor(random() * 60);
    if ((await citing(quoted, `, para ${wrong}`))?.paragraph?.exists === false) beyond.right += 1;
    const other = pick(document.paragraphs.filter((one) => one.number !== undefined && one !== passage));
    const place = (await citing(quoted))?.quotation?.paragraph;
    if (other?.number === undefined || place === undefined || other.number === place) continue;
    elsewhere.of += 1;
    if ((await citing(quoted, `, para ${other.number}`))?.quotation?.elsewhere === true) elsewhere.right += 1;
  }
  return {
    judgments: judgments.length,
    resolved,
    byDisturbance,
    invented,
    alarms,
    exact,
    altered,
    beyond,
    elsewhere,
  };
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

\`npx tsx bench/verify/run.ts\`: ${open.judgments + held.judgments} real Supreme Court judgments as a library, half of which were held back from work on the rules;
the pure functions with the library in memory. ${cpus().length} cores (load average ${load}), Node ${process.versions.node}, 2026-11-22.

| | Goal | Open half | Held-back half |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

A text of 300,000 characters (100 pages) with ${pages.citations} findings on citations and ${pages.provisions} provisions: ${(pages.ms / 1000).toFixed(1)} s (goal 60 s, aim 5 s).
`;
writeFileSync(path.join(import.meta.dirname, '../results/verify.md'), part);
process.stdout.write(part);
