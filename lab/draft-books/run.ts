// npx tsx lab/draft-books/run.ts: a draft of some 300 pages with 200 pages of annexures as one PDF, as a request makes
// it: the files from the disk, their pages in the sandbox, the draft in its thread.
import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SUPREME_COURT_LAYOUT } from '#law/drafting/page-layout.ts';
import { bookOfDraft, type ToBind } from '#server/features/drafts/annexures/book-of-draft.ts';
import { packWords } from '#server/platform/sandbox/placed-words.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import { pdfOf } from '#test/fixtures/case-files.ts';
import { longDraft } from '../draft-exports/long-draft.ts';
import { watchMainThread } from '../main-thread.ts';
import { scannedPage } from './scanned-page.ts';

const [, , files] = process.argv;
const folder = files ?? mkdtempSync(path.join(tmpdir(), 'munshi-bench-'));
const storage = await openDiskStorage(path.join(folder, 'files'));

const PAGES = 20;
const keyOf = (at: number) => `case_files/c/${at}.pdf`;
async function addFile(at: number, pages: readonly (string | Buffer)[]): Promise<void> {
  const body = Readable.from([await pdfOf(pages, 842)]);
  await storage.put(keyOf(at), body, { contentType: 'application/pdf', maxBytes: 1e9 });
}

const pagesOf = (one: (page: number) => string | Buffer) =>
  Array.from({ length: PAGES }, (_, page) => one(page));
const numbers = Array.from({ length: 10 }, (_, at) => at + 1);
// A process of its own draws the files, so that its memory is not counted.
if (files !== undefined) {
  for (const at of numbers) {
    const words = (page: number) => `Page ${page} of order ${at}. `.repeat(90);
    await addFile(at, pagesOf(at % 2 === 0 ? (page) => scannedPage(at * PAGES + page) : words));
  }
  process.exit(0);
}
execFileSync('npx', ['tsx', import.meta.filename, folder]);
const annexures = numbers.map((at): ToBind['annexures'][number] => {
  const row = { id: String(at), name: `${at}.pdf`, path: keyOf(at), is_own: true };
  return { file: row.id, mark: `P-${at}`, particulars: `Order ${at} of the authority`, included: true, row };
});
const draft = {
  title: 'Long draft',
  document: longDraft(),
  before: [],
  after: [],
  layout: SUPREME_COURT_LAYOUT,
};
const small = { ...draft, document: { ...draft.document, content: draft.document.content.slice(0, 3) } };
/** The words of the scans, as they are kept with their pages. */
const recognised = pagesOf((page) => {
  const words = Array.from({ length: 40 }, (_, line) =>
    `Line ${line} of the scanned order ${page}`.split(' ').map((text, at) => ({
      ...{ text, left: 0.1 + at * 0.09, top: 0.08 + line * 0.02 },
      ...{ width: 0.08, height: 0.016 },
    })),
  ).flat();
  return JSON.stringify({ page: page + 1, words: packWords({ quarters: 0, words }) });
}).map((line, at) => ({ page: at + 1, line: String(line) }));
const placedLines = (file: string, behind: number) =>
  Promise.resolve(Number(file) % 2 === 0 && behind === 0 ? recognised : []);
const order = {
  caption: ['High Court of Madras', 'W.P. 1/2026'],
  ...{ annexures, trueCopy: true, placedLines },
};
const out = path.join(folder, 'book.pdf');
const make = (one: typeof draft, bound: ToBind['annexures']) =>
  bookOfDraft(
    storage,
    { ...order, draft: { ...one, document: JSON.stringify(one.document) }, annexures: bound },
    new AbortController().signal,
  );
// The first export starts the thread and the child.
(await make(small, annexures.slice(0, 1))).file.destroy();
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
// The draft has the form in which the database gives it.
const row = JSON.stringify(draft);
const busyAtATime = watchMainThread();
const started = performance.now();
const { file } = await make(JSON.parse(row) as typeof draft, annexures);
const spent = performance.now() - started;
const busy = busyAtATime();
delay.disable();
await pipeline(file, createWriteStream(out));
const children = execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
  .trim()
  .split('\n');
const peaks = children.flatMap((pid) => {
  try {
    return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return [];
  }
});
const info = execFileSync('pdfinfo', [out], { encoding: 'utf8' });
const check = execFileSync('qpdf', ['--check', out], { encoding: 'utf8' });
const words = execFileSync('pdftotext', [out, '-'], { encoding: 'utf8', maxBuffer: 1e9 });
if (
  !words.includes('ANNEXURE P-10') ||
  !words.includes('of the scanned order 19') ||
  !/No syntax or stream encoding errors/u.test(check)
)
  throw new Error(check);
const [pages, bytes] = [/Pages:\s+(\d+)/u.exec(info)?.[1], Number(/File size:\s+(\d+)/u.exec(info)?.[1])];
const text = `## A draft with its annexures

\`npx tsx lab/draft-books/run.ts\`: the draft of *Exports of drafts* with 10 annexures of ${PAGES} pages, every second one a scan
of 150 dots an inch with the 280 words that were recognised on it; as a request makes it, once the thread and the child run. 2 cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| ${pages} pages | Time | Size | Memory of the server, with tsx | Memory of the child | Main thread at a time, processor | By the clock |
|---|---|---|---|---|---|---|
| With index, stamps, bookmarks | ${(spent / 1000).toFixed(1)} s | ${(bytes / 1e6).toFixed(1)} MB | ${Math.round(process.resourceUsage().maxRSS / 1024)} MB | ${Math.round(Math.max(0, ...peaks))} MB | at most ${busy.toFixed(1)} ms | at most ${Math.round(delay.max / 1e6)} ms, p99 ${Math.round(delay.percentile(99) / 1e6)} ms |

\`qpdf --check\` has no complaint, \`pdfinfo\` says *Tagged: ${/Tagged:\s+(\w+)/u.exec(info)?.[1]}*, and \`pdftotext\` finds the stamp of the last annexure.
The processor time counts this thread alone, from reading the draft as JSON to the open file; the clock counts the other
programs of the machine too. Goal: at most 20 ms.
`;
rmSync(folder, { recursive: true, force: true });
writeFileSync(new URL('../results/draft-books.md', import.meta.url), text);
console.log(text);
process.exit(0);
