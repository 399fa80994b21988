// npx tsx lab/documents/run.ts: the list of dates as a PDF and a Word document, from the worker thread that makes them;
// what `qpdf --check`, `pdftotext` and LibreOffice say of them, if they are installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { shippedPath } from '#server/core/shipped-path.ts';
import { listOfDatesInThread } from '#server/features/timeline/dates-thread.ts';
import type { FiledDate } from '#server/features/timeline/store.ts';
import { longestHold } from '#test/support/longest-hold.ts';
import { libreOfficeSays } from './libre-office.ts';

const GOAL_MS = 1000;
const RUNS = 20;
const TEXTS = {
  English: 'Counsel for the petitioner argued that the order of the authority be stayed until the next date.',
  Hindi: 'याचिकाकर्ता की ओर से श्री क्षेमेन्द्र शर्मा ने तर्क प्रस्तुत किए; न्यायालय ने निर्णय सुरक्षित रखा।',
  Tamil: 'மனுதாரர் சார்பில் வழக்கறிஞர் வாதிட்டார்; நீதிமன்றம் தீர்ப்பை ஒத்திவைத்தது; ஸ்ரீ கோவில் வழக்கு.',
};
const MIXED = Object.values(TEXTS);

const listOf = (events: number, textOf: (at: number) => string) => ({
  title: 'Kaveri Mills v. State of Tamil Nadu',
  court: 'High Court of Madras',
  case_number: 'W.P. 1/2026',
  petitioner: 'Kaveri Mills',
  respondent: 'State of Tamil Nadu',
  events: Array.from(
    { length: events },
    (_, at): FiledDate => ({
      id: String(at),
      owner_id: '',
      case_id: '',
      sequence: 0,
      case_title: '',
      court: null,
      case_number: null,
      title: `Hearing ${at + 1}`,
      description: textOf(at),
      event_type: 'hearing',
      event_date: new Date(Date.UTC(2020, 0, 1 + at, 5)),
      all_day: at % 2 === 0,
      place: 'Court 4',
      remind_days: null,
      done_at: null,
      result: null,
      updated_at: new Date(0),
      filed: null,
      filed_as: null,
    }),
  ),
});

const mixed = (at: number) => `${MIXED[at % MIXED.length]} (${at})`;
const rows: string[][] = [];
const ms = (value: number) => `${Math.round(value)} ms`;

async function timed(list: ReturnType<typeof listOf>, format: 'pdf' | 'docx') {
  const start = performance.now();
  const bytes = await listOfDatesInThread(list, format);
  return { bytes, time: performance.now() - start };
}

async function measure(name: string, list: ReturnType<typeof listOf>, format: 'pdf' | 'docx', goal?: number) {
  const times: number[] = [];
  let size = 0;
  for (let run = 0; run < RUNS; run++) {
    const { bytes, time } = await timed(list, format);
    times.push(time);
    size = bytes.length;
  }
  times.sort((a, b) => a - b);
  const [p50 = 0, p95 = 0] = [times[RUNS / 2], times[Math.floor(RUNS * 0.95)]];
  const judged = goal === undefined ? '' : p95 <= goal ? 'reached' : 'not reached';
  rows.push([name, `${ms(p50)} / ${ms(p95)}`, `${Math.round(size / 1000)} kB`, judged]);
}

const first = await timed(listOf(200, mixed), 'pdf');
rows.push([
  '200 dates as a PDF, a third each English, Hindi, Tamil: the first of a new thread',
  ms(first.time),
  `${Math.round(first.bytes.length / 1000)} kB`,
  first.time <= GOAL_MS ? 'reached' : 'not reached',
]);
await measure('the same, the thread running', listOf(200, mixed), 'pdf', GOAL_MS);
for (const [language, text] of Object.entries(TEXTS))
  await measure(
    `200 dates as a PDF, ${language}`,
    listOf(200, (at) => `${text} (${at})`),
    'pdf',
    GOAL_MS,
  );
await measure('200 dates as a Word document, the same thirds', listOf(200, mixed), 'docx');

const long = listOf(2000, (at) => `One.\nTwo.\nThree.\n${mixed(at)}`);
const { result, heldMs } = await longestHold(() => timed(long, 'pdf'));
rows.push([
  `10,000 paragraphs in 2,000 dates as a PDF; the main thread was busy for at most ${ms(heldMs)} at a time`,
  ms(result.time),
  `${Math.round(result.bytes.length / 1000)} kB`,
  '',
]);
const heavy = await timed(
  listOf(200, () => 'x'.repeat(10_000)),
  'pdf',
);
rows.push([
  '2,000,000 characters in words without a space, the most that is allowed',
  ms(heavy.time),
  `${Math.round(heavy.bytes.length / 1000)} kB`,
  '',
]);

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-documents-'));
const file = path.join(folder, 'list.pdf');
writeFileSync(file, first.bytes);
const said = (command: string, ...options: string[]) => {
  const { error, status, stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' });
  return error ? undefined : { well: status === 0 && stderr === '', stdout };
};
const checked = said('qpdf', '--check', file);
const copied = said('pdftotext', file, '-');
writeFileSync(path.join(folder, 'list.docx'), (await timed(listOf(200, mixed), 'docx')).bytes);
const inLibreOffice = libreOfficeSays(folder);
rmSync(folder, { recursive: true });
const joined = copied?.stdout.replace(/\s+/gu, ' ');
const found = MIXED.filter((text) => joined?.includes(text)).length;
const verdicts = [
  checked ? `\`qpdf --check\` ${checked.well ? 'has no complaint' : 'complains'}` : '`qpdf` is not installed',
  copied
    ? `\`pdftotext\` ${copied.well ? 'has no complaint' : 'complains'} and reads ${found} of ${MIXED.length} texts as they were written`
    : '`pdftotext` is not installed',
  inLibreOffice,
];

const text = `## Documents

\`npx tsx lab/documents/run.ts\`: the list of dates from its worker thread, p50 / p95 of ${RUNS}. ${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

| | Time | Size | ≤ 1 s |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

${verdicts.join('; ')}.
`;
writeFileSync(shippedPath('lab/results/documents.md'), text);
process.stdout.write(text);
