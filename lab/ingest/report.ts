import type { Parts, PeerFigures, RunFigures } from './runs.ts';

export interface Figures {
  real: boolean;
  cores: number;
  load: [before: number, after: number];
  textsRead: RunFigures;
  textsAll: RunFigures;
  pdfsAll: RunFigures;
  /** Mean of a run before ours and one after; undefined when it is not installed. */
  pdftotext: PeerFigures | undefined;
  textParts: Parts;
  pdfParts: Parts;
  fresh: readonly number[];
}

const rate = ({ documents, seconds }: RunFigures) => documents / seconds;
/** Processor milliseconds a document, of all our processes. */
const cpuOf = ({ used, documents }: RunFigures) => ((used.parentCpu + used.childrenCpu) * 1000) / documents;
const goal = (reached: boolean) => (reached ? 'reached' : 'missed');
const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

function partRow(name: string, parts: Parts): string {
  const all = Object.values(parts).reduce((sum, ms) => sum + ms, 0);
  const cells = [parts.read, parts.law, parts.exchange, parts.storage, parts.index, all];
  return `| ${name} | ${cells.map((ms) => ms.toFixed(2)).join(' | ')} |`;
}

/** The figures as a page. */
export function report(figures: Figures): string {
  const { textsRead, textsAll, pdfsAll, pdftotext, fresh } = figures;
  const memory = Math.max(...[textsAll, pdfsAll].map(({ used }) => used.parentBytes + used.childrenBytes));
  const ratio = pdftotext && rate(pdfsAll) / pdftotext.rate;
  const cpuRatio = pdftotext && pdftotext.cpuMs / cpuOf(pdfsAll);
  const atRest = (run: RunFigures) => Math.round((figures.cores * 1000) / cpuOf(run));
  const p95 = fresh[Math.floor(fresh.length * 0.95)] ?? Number.NaN;
  return `## Ingest

\`npx tsx lab/ingest/run.ts --documents ${textsAll.documents} --pdfs ${pdfsAll.documents} --write\` on ${figures.cores} cores, Node ${process.version}, load average
${figures.load.map((load) => load.toFixed(1)).join(' before and ')} after (more than ${figures.cores} means that other work shared the machine and every rate is too low). Documents of
some 1,500 words, paragraphs ${figures.real ? 'of real judgments' : 'synthetic'}. The whole way of \`npm run ingest\`: reading in sandboxed children, extraction of the law, original stored,
written to the index and searchable.

| | Measured | Goal |
|---|---|---|
| Texts, with all indexes | ${Math.round(rate(textsAll))} documents/s | ≥ 600: ${goal(rate(textsAll) >= 600)} |
| Texts, as many as the processor time would allow on ${figures.cores} idle cores | ${atRest(textsAll)} documents/s | |
| Texts, everything but the index | ${Math.round(rate(textsRead))} documents/s, ${atRest(textsRead)} on idle cores | |
| PDFs, with all indexes | ${Math.round(rate(pdfsAll))} documents/s | |
| PDFs, as many as the processor time would allow on ${figures.cores} idle cores | ${atRest(pdfsAll)} documents/s | |
| \`pdftotext\` alone, same files, same cores | ${pdftotext === undefined ? 'not installed' : `${Math.round(pdftotext.rate)} files/s, ${pdftotext.cpuMs.toFixed(1)} ms of processor time each`} | ${ratio === undefined ? 'skipped' : `ours ≥ 0.8 of it: ${ratio.toFixed(2)}, ${goal(ratio >= 0.8)}; by processor time ${(cpuRatio ?? 0).toFixed(2)}`} |
| Peak memory, parent and children together | ${mb(memory)} | ≤ 2 GB: ${goal(memory <= 2e9)} |
| of the parent, texts / PDFs | ${mb(textsAll.used.parentBytes)} / ${mb(pdfsAll.used.parentBytes)} | |
| of all children, texts / PDFs | ${mb(textsAll.used.childrenBytes)} / ${mb(pdfsAll.used.childrenBytes)} | |
| Processor time a text, parent / children | ${((textsAll.used.parentCpu * 1000) / textsAll.documents).toFixed(2)} / ${((textsAll.used.childrenCpu * 1000) / textsAll.documents).toFixed(2)} ms | |
| Processor time a PDF, parent / children | ${((pdfsAll.used.parentCpu * 1000) / pdfsAll.documents).toFixed(2)} / ${((pdfsAll.used.childrenCpu * 1000) / pdfsAll.documents).toFixed(2)} ms | |
| From upsert to found (p95 of ${fresh.length}) | ${p95.toFixed(0)} ms | ≤ 5 s: ${goal(p95 <= 5000)} |

Where the time goes, in milliseconds of processor time a document, each part alone:

| | Reading | Extraction of the law | Exchange with the child | Original | Index | Sum |
|---|---|---|---|---|---|---|
${partRow('Text', figures.textParts)}
${partRow('PDF', figures.pdfParts)}
`;
}
