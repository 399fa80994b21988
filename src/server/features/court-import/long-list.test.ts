import { atStrength } from '@munshi/test-support/load.ts';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readCourtPaper } from '#law/cause-lists/court-paper.ts';
import { MatterMatcher } from '#law/cause-lists/match-matters.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';

// A whole day of a High Court as a printed list: found, dated and placed to the last page, in the time of a cup of tea.

const PAGES = atStrength(1000, 60);
const PER_PAGE = 14;
const OWN = 40;
/** Seconds of processor time; a quarter of the pages may take a quarter of it, and the start of the reader. */
const SECONDS = 10;

/** An invented name of its own for each item. */
function nameOf(item: number, trade: string): string {
  let state = Math.imul(item + trade.length * 7919, 2_654_435_761) >>> 0;
  let word = '';
  for (let at = 0; at < 4; at += 1) {
    word += `${'bdgklmnprstv'[state % 12]}${'aeiou'[Math.floor(state / 12) % 5]}`;
    state = Math.imul(state ^ (state >>> 13), 1_597_334_677) >>> 0;
  }
  return `${word} ${trade}`;
}
const numberOf = (item: number) => `W.P.(C) ${1000 + item}/2024`;

async function longList(): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 40, compress: false });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  let item = 0;
  for (let page = 0; page < PAGES; page += 1) {
    if (page > 0) doc.addPage();
    doc.fontSize(9);
    let y = 40;
    const line = (pieces: readonly (readonly [number, string])[]) => {
      for (const [x, text] of pieces) doc.text(text, x, y, { lineBreak: false });
      y += 12;
    };
    line([[200, 'HIGH COURT OF DELHI AT NEW DELHI']]);
    line([[210, 'DAILY CAUSE LIST FOR 05-08-2024']]);
    line([[260, `COURT NO. ${1 + Math.floor(page / 25)}`]]);
    line([
      [40, 'S.No.'],
      [80, 'Case No.'],
      [200, 'Petitioner / Respondent'],
      [430, 'Advocate'],
    ]);
    for (let row = 0; row < PER_PAGE; row += 1) {
      item += 1;
      line([
        [40, String(row + 1)],
        [80, numberOf(item)],
        [200, nameOf(item, 'looms').toUpperCase()],
        [430, 'B. NOBODY'],
      ]);
      line([[200, 'VERSUS']]);
      line([[200, nameOf(item, 'dyes').toUpperCase()]]);
    }
  }
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

test(`a printed list of ${PAGES} pages is read within the time, each own matter with its day and hall`, {
  timeout: 300_000,
}, async () => {
  const bytes = await longList();
  const every = Math.floor((PAGES * PER_PAGE) / OWN);
  const own = Array.from({ length: OWN }, (_, index) => 1 + index * every);
  const matcher = new MatterMatcher(
    own.map((item) => ({
      id: String(item),
      case_number: numberOf(item),
      court: 'High Court of Delhi',
      petitioner: nameOf(item, 'looms'),
      respondent: nameOf(item, 'dyes'),
    })),
    { names: ['Selvi Anbu'], enrolments: [] },
  );
  const before = process.cpuUsage();
  const rows = await pdfRows(bytes);
  const paper = readCourtPaper({ name: 'list.pdf', extension: 'pdf', rows, today: '2024-08-01' });
  const matches = paper.entries.flatMap((entry) => matcher.match(entry) ?? []);
  const used = process.cpuUsage(before);
  expect(
    matches.map(({ case_id, confidence, entry: { values } }) => [
      case_id,
      confidence,
      values.next_date,
      values.hall,
    ]),
  ).toEqual(
    own.map((item) => [
      String(item),
      'sure',
      '2024-08-05',
      String(1 + Math.floor(Math.floor((item - 1) / PER_PAGE) / 25)),
    ]),
  );
  const seconds = (used.user + used.system) / 1e6;
  expect(seconds).toBeLessThan(SECONDS * Math.max(0.3, PAGES / 1000));
});
