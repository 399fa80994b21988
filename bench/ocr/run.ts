// npx tsx bench/ocr/run.ts: letters that are recognised wrongly on clean pages of each language, drawn here, and pages a
// minute, through the sandboxed child as the product runs it. Takes some minutes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { SURE_ENOUGH } from '#server/features/file-pages/conclude.ts';
import type { PictureResult, PictureTask } from '#server/features/file-pages/read-pages.ts';
import { readable } from '#server/features/file-pages/readable.ts';
import { openSandbox } from '#server/platform/sandbox/pool.ts';
import { layOutLanguages } from '#server/platform/sandbox/recognise.ts';
import { characterErrorRate, drawPage, drawScrawl, type Language, SENTENCES } from '#test/drawn-pages.ts';

const GOAL = 0.03;
const PAGES = 3;
/** As many sentences as fill a sheet of A4. */
const SENTENCES_A_PAGE = { English: 12, Hindi: 12, Tamil: 9 } as const satisfies Record<Language, number>;
const LANGUAGES = ['English', 'Hindi', 'Tamil'] as const satisfies readonly Language[];

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-ocr-'));
const entry = path.join(import.meta.dirname, '..', '..', 'src/server/features/file-pages/read-pages.ts');
const limits = { memoryMb: 1024, cpuSeconds: 120, wallSeconds: 240, threads: 1 };
const sandbox = openSandbox<PictureTask, PictureResult>(entry, 1, limits);

async function read(picture: Buffer): Promise<{ text: string; confidence: number; seconds: number }> {
  const file = path.join(folder, 'page.png');
  writeFileSync(file, picture);
  const from = performance.now();
  const result = await sandbox.run({ file, extension: 'png', page: 1, languages: folder });
  return { ...result, text: readable(result.text), seconds: (performance.now() - from) / 1000 };
}

async function measure(language: Language, upsideDown: boolean): Promise<string> {
  let wrong = 0;
  let seconds = 0;
  let least = 100;
  const text = Array.from({ length: SENTENCES_A_PAGE[language] }, () => SENTENCES[language]).join(' ');
  for (let page = 0; page < PAGES; page++) {
    // Another width breaks the lines elsewhere.
    const seen = await read(drawPage(language, text, { width: 2480 - page * 60, upsideDown }));
    wrong += characterErrorRate(readable(text), seen.text) / PAGES;
    seconds += seen.seconds;
    least = Math.min(least, seen.confidence);
  }
  const rate = `${(wrong * 100).toFixed(2)} %`;
  const speed = ((PAGES * 60) / seconds).toFixed(1);
  const name = `${language}${upsideDown ? ', upside down' : ''}`;
  return `| ${name} | ${rate} | ≤ 3 % | ${wrong <= GOAL ? 'reached' : 'NOT REACHED'} | ${speed} | ${least} |`;
}

try {
  await layOutLanguages(folder);
  // The first task starts the child and loads what it knows.
  await read(drawPage('English', 'Warm.', { width: 600 }));
  const lines: string[] = [];
  for (const language of LANGUAGES) lines.push(await measure(language, false));
  lines.push(await measure('English', true));
  const scrawl = await read(drawScrawl(2480, 1200));
  const verdict = scrawl.confidence < SURE_ENOUGH ? 'kept without text' : 'TAKEN FOR TEXT';
  const report = `## Recognition of scanned pages

\`npx tsx bench/ocr/run.ts\`: sheets of A4 at 300 dots an inch, 12 point, in the fonts that ship with the product, ${PAGES} a language; wrong,
missing and added letters of all letters; the three languages together, the child of the product with its limits, one
page at a time. 2 cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. Clean pages only: no photographs, folds or stamps.

| | Wrong letters | Goal | | Pages a minute | Least confidence |
|---|---|---|---|---|---|
${lines.join('\n')}

A page of scrawl: confidence ${scrawl.confidence}, ${verdict} (below ${SURE_ENOUGH}).
`;
  writeFileSync(path.join(import.meta.dirname, '..', 'results', 'ocr.md'), report);
  process.stdout.write(report);
} finally {
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
}
