import { expect, test } from 'vitest';
import { type LabelledList, type ListedMatter, matterOf, randomOf } from '#test/support/court-lists.ts';
import { keptByOffice, OTHER_COURTS, otherList } from '#test/support/other-court-lists.ts';
import { readCourtPaper } from './court-paper.ts';
import { MatterMatcher } from './match-matters.ts';

// Eighty lists after the forms of eight other courts. Their first run found 282 of 376 own rows; lab/results/court-files.md.

const LISTS_OF_EACH = 10;
const ASKED = 0.03;

function matcherOf(name: string, own: readonly ListedMatter[]): MatterMatcher {
  const matters = own.map((matter) => ({
    id: matter.id,
    case_number: keptByOffice(name, matter),
    court: OTHER_COURTS[name]?.name ?? '',
    petitioner: matter.petitioner,
    respondent: matter.respondent,
  }));
  return new MatterMatcher(matters, { names: ['Selvi Anbu'], enrolments: [] });
}

/** Own rows, and of the rows that were taken for a matter: right in all, asked, and sure of a wrong one. */
function figuresOf(list: LabelledList, matcher: MatterMatcher) {
  const labels = new Map(list.rows.map((row) => [row.item, row]));
  const figures = {
    mine: list.rows.filter((row) => row.own !== undefined).length,
    right: 0,
    asked: 0,
    falseSure: 0,
  };
  const { extension, text = '' } = list;
  for (const entry of readCourtPaper({ name: 'list', extension, text, today: '2024-08-01' }).entries) {
    const { case_id, confidence } = matcher.match(entry) ?? {};
    if (case_id === undefined) continue;
    const label = labels.get(entry.values.item ?? '');
    const { next_date, hall } = entry.values;
    if (confidence === 'ask') figures.asked += 1;
    else if (label?.own !== case_id) figures.falseSure += 1;
    else if (next_date === list.day && hall === label.hall) figures.right += 1;
  }
  return figures;
}

test.each(Object.keys(OTHER_COURTS))('own matters in lists of another court: %s', (name) => {
  const random = randomOf(31);
  const own = Array.from({ length: 40 }, (_, at) => matterOf(random, `own${at}`));
  const matcher = matcherOf(name, own);
  const lists = Array.from({ length: LISTS_OF_EACH }, (_, seed) => otherList(name, seed + 1, own));
  const figures = lists.map((list) => figuresOf(list, matcher));
  const sum = (key: keyof (typeof figures)[number]) => figures.reduce((all, one) => all + one[key], 0);
  expect({ right: sum('right'), falseSure: sum('falseSure') }).toEqual({ right: sum('mine'), falseSure: 0 });
  expect(sum('asked') / lists.reduce((all, { rows }) => all + rows.length, 0)).toBeLessThanOrEqual(ASKED);
});

test('the list of a week names no day, unless a bench names its own', () => {
  const list = (bench: string) => `HIGH COURT OF JAMMU AND KASHMIR AT JAMMU
ADVANCE LIST { 24-08-2026 to 28-08-2026 }
COURT NO. 4
${bench}
1. WP(C) No. 11/2024 KAVERI LOOMS Versus PALAR DYES
`;
  const read = (bench: string) =>
    readCourtPaper({ name: 'list', extension: 'txt', today: '2026-08-20', text: list(bench) });
  expect(read("HON'BLE MR. JUSTICE A. NILAVAN")).toMatchObject({ problem: { problem: 'no_day' } });
  const [entry] = read('[ 27.08.2026 ]').entries;
  expect(entry?.values).toMatchObject({ next_date: '2026-08-27', petitioner: 'KAVERI LOOMS' });
});
