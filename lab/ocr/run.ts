// npx tsx lab/ocr/run.ts: letters that are recognised wrongly on pages of each language, drawn here, clean and as an
// office scanner leaves them, and pages a minute, through the sandboxed child as the product runs it. Some minutes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import type { PictureResult, PictureTask } from '#server/features/file-pages/read-pages.ts';
import { searchableText } from '#server/features/file-pages/searchable-text.ts';
import { languagesIn } from '#server/platform/sandbox/ocr-languages.ts';
import { openSandbox } from '#server/platform/sandbox/pool.ts';
import { MIN_CONFIDENCE, PICTURE_LIMITS } from '#server/platform/sandbox/recognise-text.ts';
import {
  characterErrorRate,
  drawHand,
  drawPage,
  drawScrawl,
  type Language,
  SENTENCES,
} from '#test/fixtures/drawn-pages.ts';
import { type Wear, wornPage } from '#test/fixtures/worn-pages.ts';

const GOAL = 0.03;
const PAGES = 1;
/** Sentences that fill a sheet of A4. */
const SENTENCES_A_PAGE = { English: 12, Hindi: 12, Tamil: 9 } as const satisfies Record<Language, number>;
const LANGUAGES = ['English', 'Hindi', 'Tamil'] as const satisfies readonly Language[];
/** 200 dots an inch, a degree or two askew, half the ink, grain, and the blocks of a small JPEG. */
const OFFICE: Wear = { dots: 200, degrees: 1.5, grain: 18, ink: 0.5, quality: 40 };
/** The same, and hardly any ink left. */
const FAINT: Wear = { ...OFFICE, degrees: -2, ink: 0.25 };
const KINDS: readonly (readonly [name: string, wear: Wear, goal: boolean])[] = [
  ['clean', {}, true],
  ['office scan', OFFICE, false],
  ['faint office scan', FAINT, false],
  ['office scan, on its head', { ...OFFICE, quarters: 2 }, false],
  ['office scan, on its side', { ...OFFICE, quarters: 1 }, false],
];

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-ocr-'));
const entry = path.join(import.meta.dirname, '..', '..', 'src/server/features/file-pages/read-pages.ts');
const sandbox = openSandbox<PictureTask, PictureResult>(entry, 1, PICTURE_LIMITS);

interface Read {
  text: string;
  confidence: number;
  seconds: number;
}

/** A scan as it comes: a picture in a PDF, as large as the sheet was. */
async function pdfOf(picture: Buffer, dots: number): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const image = await loadImage(picture);
  const [width, height] = [(image.width * 72) / dots, (image.height * 72) / dots];
  document.addPage({ size: [width, height], margin: 0 }).image(picture, 0, 0, { width, height });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
}

let started = false;
/** Ticks of the processor's clock in a second, as Linux counts them for its processes. */
const TICKS = 100;

/** Seconds of processor time that the child has taken since it began; the machine may be busy with other things. */
function childSeconds(): number {
  const ids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const child = ids.find((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('read-pages'));
  const spent = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return spent.reduce((sum, ticks) => sum + Number(ticks) / TICKS, 0);
}

async function read(picture: Buffer, dots = 300): Promise<Read> {
  const file = path.join(folder, 'page.pdf');
  writeFileSync(file, await pdfOf(picture, dots));
  const task = { file, extension: 'pdf', page: 1, languages: folder };
  const before = started ? childSeconds() : 0;
  const result = await sandbox.run(task);
  started = true;
  const seconds = childSeconds() - before;
  // A replaced child starts at zero.
  return { ...result, text: searchableText(result.text), seconds: seconds > 0 ? seconds : childSeconds() };
}

async function measure(language: Language, [name, wear, goal]: (typeof KINDS)[number]): Promise<string> {
  let wrong = 0;
  let seconds = 0;
  let least = 100;
  const text = Array.from({ length: SENTENCES_A_PAGE[language] }, () => SENTENCES[language]).join(' ');
  for (let page = 0; page < PAGES; page++) {
    // Another width breaks the lines elsewhere.
    const picture = await wornPage(drawPage(language, text, { width: 2480 - page * 60 }), wear);
    const seen = await read(picture, wear.dots);
    wrong += characterErrorRate(searchableText(text), seen.text) / PAGES;
    seconds += seen.seconds;
    least = Math.min(least, seen.confidence);
  }
  const rate = `${(wrong * 100).toFixed(2)} %`;
  const verdict = goal ? `≤ 3 % | ${wrong <= GOAL ? 'reached' : 'NOT REACHED'}` : ' | ';
  return `| ${language}, ${name} | ${rate} | ${verdict} | ${((PAGES * 60) / seconds).toFixed(1)} | ${least} |`;
}

async function unread(): Promise<string> {
  const pages = { 'strokes at random': drawScrawl(2480, 1200) };
  const hands = [3, 5, 8].map((seed) => [`a running hand, ${seed}`, drawHand(2480, 1800, seed)] as const);
  const said: string[] = [];
  for (const [name, picture] of [...Object.entries(pages), ...hands]) {
    const { confidence, text, seconds } = await read(picture);
    const verdict = confidence < MIN_CONFIDENCE || text === '' ? 'kept without text' : 'TAKEN FOR TEXT';
    said.push(`${name}: confidence ${confidence}, ${verdict}, ${seconds.toFixed(0)} s`);
  }
  return said.join('; ');
}

try {
  await languagesIn(folder)();
  // The first task starts the child and loads what it knows.
  await read(drawPage('English', 'Warm.', { width: 600 }));
  const lines: string[] = [];
  for (const language of LANGUAGES)
    for (const kind of KINDS) {
      const line = await measure(language, kind);
      process.stdout.write(`${line}\n`);
      lines.push(line);
    }
  const report = `## Recognition of scanned pages

\`npx tsx lab/ocr/run.ts\`: sheets of A4, 12 point, in the fonts that ship with the product, one of a kind, a picture in a
PDF; wrong, missing and added letters of all letters; the child of the product with its limits, one page at a time. Clean:
300 dots an inch. Office scan: ${OFFICE.dots} dots an inch, ${OFFICE.degrees}° askew, half the ink, grain of ${OFFICE.grain} of 255, JPEG of quality ${OFFICE.quality}; faint: a
quarter of the ink, ${-(FAINT.degrees ?? 0)}° the other way. Drawn wear, not paper: no folds, stamps, shadows or old type. Pages a minute are
of processor time, starting the child included. 2 cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. The goal is for clean pages.

| | Wrong letters | Goal | | Pages a minute of a core | Least confidence |
|---|---|---|---|---|---|
${lines.join('\n')}

What holds no letters (text is kept from a confidence of ${MIN_CONFIDENCE} on): ${await unread()}.
`;
  writeFileSync(path.join(import.meta.dirname, '..', 'results', 'ocr.md'), report);
  process.stdout.write(report);
} finally {
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
}
