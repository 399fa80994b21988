import { expect, test } from 'vitest';
import {
  COURT,
  keptNumber,
  LAYOUTS,
  type LabelledList,
  type ListedMatter,
  labelledList,
  matterOf,
  randomOf,
} from '#test/support/court-lists.ts';
import { readCourtPaper } from './court-paper.ts';
import { MatterMatcher } from './match-matters.ts';

// Two hundred lists in ten layouts, labelled as they are made: own matters found and taken for sure.

const LISTS_OF_EACH = 20;
/** Of a hundred rows, how many may be asked about. */
const ASKED = 3;
const random = randomOf(29);
const own: ListedMatter[] = Array.from({ length: 40 }, (_, at) => matterOf(random, `own${at}`));
const matcher = new MatterMatcher(
  own.map((matter) => ({
    id: matter.id,
    case_number: keptNumber(matter),
    court: COURT,
    petitioner: matter.petitioner,
    respondent: matter.respondent,
  })),
  { names: ['Selvi Anbu'], enrolments: [] },
);

interface Figures {
  /** All rows of the list, and those of them that are own matters. */
  rows: number;
  own: number;
  /** Own rows that were found, those whose day is right, and those whose hall is right too. */
  found: number;
  dated: number;
  placed: number;
  /** Own rows that are asked, and rows of others that are asked or taken for sure. */
  asked: number;
  askedOfOthers: number;
  falseSure: number;
}
const NONE: Figures = {
  rows: 0,
  own: 0,
  found: 0,
  dated: 0,
  placed: 0,
  asked: 0,
  askedOfOthers: 0,
  falseSure: 0,
};

const entriesOf = ({ text, placed, extension }: LabelledList) =>
  readCourtPaper({
    ...{ name: 'list', extension, today: '2024-08-01' },
    ...(text === undefined ? {} : { text }),
    ...(placed ? { rows: placed } : {}),
  }).entries;

function figuresOf(list: LabelledList): Figures {
  const { rows, day } = list;
  const labels = new Map(rows.map((row) => [row.item, row]));
  const figures = { ...NONE, rows: rows.length, own: rows.filter((row) => row.own !== undefined).length };
  const found = new Set<string>();
  for (const entry of entriesOf(list)) {
    const match = matcher.match(entry);
    // An office's table makes new matters of the rows of others: they are no hearings of a case.
    if (match?.case_id === undefined) continue;
    const label = labels.get(entry.values.item ?? '');
    if (label?.own !== match.case_id) {
      if (match.confidence === 'sure') figures.falseSure += 1;
      else figures.askedOfOthers += 1;
      continue;
    }
    if (found.has(label.item)) continue;
    found.add(label.item);
    figures.found += 1;
    if (match.confidence === 'ask') figures.asked += 1;
    if (entry.values.next_date !== day) continue;
    figures.dated += 1;
    if (entry.values.hall === label.hall) figures.placed += 1;
  }
  return figures;
}

test.each(Object.keys(LAYOUTS))('own matters in lists of the layout: %s', (layout) => {
  const sum = Array.from({ length: LISTS_OF_EACH }, (_, seed) =>
    figuresOf(labelledList(layout, seed + 1, own)),
  );
  const total = (key: keyof Figures) => sum.reduce((all, one) => all + one[key], 0);
  const sums = { found: total('found'), dated: total('dated'), asked: total('asked') };
  const rows = total('own');
  expect({ ...sums, falseSure: total('falseSure') }).toEqual({
    found: rows,
    dated: rows,
    asked: 0,
    falseSure: 0,
  });
  expect(total('placed')).toBe(rows);
  expect(total('asked') + total('askedOfOthers')).toBeLessThanOrEqual((total('rows') * ASKED) / 100);
});
