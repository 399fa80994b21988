import { atStrength } from '@munshi/test-support/load.ts';
import { expect, test } from 'vitest';
import { readCourtPaper } from '#law/cause-lists/court-paper.ts';
import { MatterMatcher } from '#law/cause-lists/match-matters.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';
import { listedName, listedNumber, longList, PER_PAGE } from '#test/support/long-list.ts';

// A whole day of a High Court as a printed list: found, dated and placed to the last page, in the time of a cup of tea.

const PAGES = atStrength(1000, 60);
const OWN = 40;
/** Seconds of processor time; a quarter of the pages may take a quarter of it, and the start of the reader. */
const SECONDS = 10;

test(`a printed list of ${PAGES} pages is read within the time, each own matter with its day and hall`, {
  timeout: 300_000,
}, async () => {
  const bytes = await longList(PAGES);
  const every = Math.floor((PAGES * PER_PAGE) / OWN);
  const own = Array.from({ length: OWN }, (_, index) => 1 + index * every);
  const matcher = new MatterMatcher(
    own.map((item) => ({
      id: String(item),
      case_number: listedNumber(item),
      court: 'High Court of Delhi',
      petitioner: listedName(item, 'looms'),
      respondent: listedName(item, 'dyes'),
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
