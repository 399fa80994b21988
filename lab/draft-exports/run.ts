// npx tsx lab/draft-exports/run.ts: a draft of some 300 pages as a Word document and a PDF, from the worker thread that writes
// them, and its way back from Word; with the memory of the process. A fresh process for each format. Then the pages of the Word
// document in LibreOffice, where that is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { SUPREME_COURT_LAYOUT } from '#law/drafting/page-layout.ts';
import { draftThread } from '#server/features/drafts/draft-thread.ts';
import { draftOfDocx } from '#server/features/drafts/import/docx-document.ts';
import { libreOffice, pagesOf } from '../documents/libre-office.ts';
import { longDraft, PARAGRAPHS } from './long-draft.ts';

type What = 'docx' | 'pdf' | 'import';

/** Prints the figures of one format, and writes the file to `out`. */
async function measure(what: What, out: string): Promise<void> {
  const document = longDraft();
  const asJson = (content: typeof document.content) => JSON.stringify({ ...document, content });
  const draft = {
    title: 'Long draft',
    document: asJson(document.content),
    before: [],
    after: [],
    layout: SUPREME_COURT_LAYOUT,
  };
  const small = { ...draft, document: asJson(document.content.slice(0, 3)) };
  const format = what === 'pdf' ? 'pdf' : 'docx';
  // The first export starts the thread and opens the fonts.
  await draftThread.write(small, format);
  const started = performance.now();
  const before = process.cpuUsage();
  const bytes = await draftThread.write(draft, format);
  let spent = performance.now() - started;
  if (what === 'import') {
    const from = performance.now();
    let ids = 0;
    const { document: back } = draftOfDocx(Buffer.from(bytes), () => `n${ids++}`);
    spent = performance.now() - from;
    if (textOfDocument(back) !== textOfDocument(document)) throw new Error('The text did not come back.');
  }
  const { user, system } = process.cpuUsage(before);
  writeFileSync(out, bytes);
  const pages =
    format === 'pdf'
      ? (
          Buffer.from(bytes)
            .toString('latin1')
            .match(/\/Type \/Page\n/gu) ?? []
        ).length
      : 0;
  const memory = process.resourceUsage().maxRSS / 1024;
  console.log(
    JSON.stringify({
      ms: Math.round(spent),
      cpuMs: Math.round((user + system) / 1000),
      kB: Math.round(bytes.length / 1000),
      pages,
      memory: Math.round(memory),
    }),
  );
  process.exit(0);
}

interface Measured {
  ms: number;
  /** Processor time of all threads. */
  cpuMs: number;
  kB: number;
  pages: number;
  memory: number;
}

/** The page count of the Word document in LibreOffice, as a sentence. */
function inLibreOffice(folder: string, pages: number): string {
  const office = libreOffice(folder);
  if (!office) return 'LibreOffice is not on this machine, so nobody has opened these files in it.';
  const made = office.asPdf(path.join(folder, 'docx.docx'));
  return made
    ? `LibreOffice ${office.version} opens the Word document on ${pagesOf(made)} pages; our PDF has ${pages}.`
    : `LibreOffice ${office.version} does not open the Word document.`;
}

const [, , child, out = ''] = process.argv;
if (child) await measure(child as What, out);
else {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-draft-exports-'));
  const run = (what: What): Measured => {
    const file = path.join(folder, `${what}.${what === 'pdf' ? 'pdf' : 'docx'}`);
    const { stdout, stderr } = spawnSync('npx', ['tsx', fileURLToPath(import.meta.url), what, file], {
      encoding: 'utf8',
    });
    const line = stdout.trim().split('\n').at(-1) ?? '';
    if (!line.startsWith('{')) throw new Error(stderr);
    return JSON.parse(line) as Measured;
  };
  const [docx, pdf, back] = [run('docx'), run('pdf'), run('import')];
  const reached = (value: number, goal: number) => (value <= goal ? 'reached' : 'missed');
  const rows = [
    `| As a Word document | ${docx.ms} ms | ${docx.cpuMs} ms | ${docx.kB} kB | ${docx.memory} MB | ≤ 3 s, ≤ 300 MB | ${reached(docx.ms, 3000)}, ${reached(docx.memory, 300)} |`,
    `| As a PDF of ${pdf.pages} pages | ${pdf.ms} ms | ${pdf.cpuMs} ms | ${pdf.kB} kB | ${pdf.memory} MB | ≤ 10 s, ≤ 300 MB | ${reached(pdf.ms, 10_000)}, ${reached(pdf.memory, 300)} |`,
    `| Back from Word, the same text | ${back.ms} ms |  | ${back.kB} kB |  |  |  |`,
  ];
  const words = longDraft();
  const text = `## Exports of drafts

\`npx tsx lab/draft-exports/run.ts\`: a draft of ${PARAGRAPHS} paragraphs and ${textOfDocument(words).length.toLocaleString('en-IN')} characters on the page of the Supreme Court, from the
running worker thread. Memory is the most of the whole process, with Node and tsx. 2 cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.
${inLibreOffice(folder, pdf.pages)}

| 300 pages | Time | Processor time | Size | Memory | Goal | |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
  writeFileSync(new URL('../results/draft-exports.md', import.meta.url), text);
  console.log(text);
  rmSync(folder, { recursive: true });
}
