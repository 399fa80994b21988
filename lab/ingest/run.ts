import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BenchFiles } from './files.ts';
import { report } from './report.ts';
import { builtReader, filesOf, freshness, ingestRun, partsOf, pdftotext } from './runs.ts';

// npx tsx lab/ingest/run.ts [--documents 5000] [--pdfs 500] [--fresh] [--write]: takes folders of texts and of PDFs
// into a fresh library, splits the time into its parts, and reads the same PDFs with pdftotext.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '5000' },
    pdfs: { type: 'string', default: '500' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const home = path.join(tmpdir(), 'munshi-bench-ingest');
if (values.fresh) rmSync(home, { recursive: true, force: true });
const place = (...parts: string[]) => {
  const folder = path.join(home, ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
};

const load: [number, number] = [loadavg()[0] ?? 0, 0];
const files = new BenchFiles();
const texts = place(`texts-${values.documents}`);
const pdfs = place(`pdfs-${values.pdfs}`);
files.texts(texts, Number(values.documents));
await files.pdfs(pdfs, Number(values.pdfs));
const reader = await builtReader(home);
const data = place('data');

const textFolder = path.join(texts, 'files');
const pdfFolder = path.join(pdfs, 'files');
console.log('texts, read only');
const textsRead = await ingestRun(textFolder, data, reader, false);
console.log('texts, with the index');
const textsAll = await ingestRun(textFolder, data, reader, true);
const fresh = await freshness(data, (i) => files.marked(i));
console.log('PDFs');
const theirs = pdftotext(pdfFolder);
const pdfsAll = await ingestRun(pdfFolder, data, reader, true);
const again = pdftotext(pdfFolder);
console.log('parts');
const textParts = await partsOf(filesOf(textFolder).slice(0, 500), data);
const pdfParts = await partsOf(filesOf(pdfFolder).slice(0, 200), data);
rmSync(data, { recursive: true, force: true });
load[1] = loadavg()[0] ?? 0;

const text = report({
  real: files.real,
  cores: availableParallelism(),
  load,
  textsRead,
  textsAll,
  pdfsAll,
  pdftotext: theirs &&
    again && { rate: (theirs.rate + again.rate) / 2, cpuMs: (theirs.cpuMs + again.cpuMs) / 2 },
  textParts,
  pdfParts,
  fresh,
});
console.log(text);
if (values.write) writeFileSync(path.join(import.meta.dirname, '../results/ingest.md'), text);
