import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { expect, test } from 'vitest';
import { type CaseStatus, readCaseStatus } from '#law/cause-lists/case-status.ts';
import { readCourtPaper } from '#law/cause-lists/court-paper.ts';
import { htmlRows } from '#server/platform/sandbox/html-rows.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';

// Files of courts in the shared data folder; the tests are skipped where it is absent.

const folder = sharedData('ecourts');
const at = (name: string) => path.join(folder ?? '', name);
const there = folder === undefined ? test.skip : test;

/** Fields of a gold file, whose values are plain: `key: value` at the left margin. */
function plainFields(yaml: string): [string, string][] {
  return yaml.split('\n').flatMap((line): [string, string][] => {
    const match = /^([a-z_]+): (.+)$/u.exec(line);
    const value = match?.[2]?.replace(/^'(.*)'$/u, '$1').replaceAll("''", "'");
    return match?.[1] !== undefined && value !== undefined && !/^(?:null|\[\]|!!.*)$/u.test(value)
      ? [[match[1], value]]
      : [];
  });
}

there.each(['GAHC040007922024', 'JKHC020091782015', 'KAHC010337682024'])(
  'every plain field of the status page %s is read',
  (cnr) => {
    const status = readCaseStatus(htmlRows(readFileSync(at(`openjustice/case_details_${cnr}.html`), 'utf8')));
    const gold = plainFields(readFileSync(at(`openjustice/case_details_${cnr}.yml`), 'utf8'));
    const read = gold.map(([field]) => [field, String(status?.[field as keyof CaseStatus])]);
    expect(gold.length).toBeGreaterThan(10);
    expect(read).toEqual(gold);
  },
);

/** The fields of each entry of a list in a gold file, or of its one object. */
function nestedFields(yaml: string, name: string): [string, string][][] {
  const lines = yaml.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`${name}:`));
  const entries: [string, string][][] = [];
  if (from < 0) return entries;
  if (!lines[from + 1]?.startsWith('-')) entries.push([]);
  for (const line of lines.slice(from + 1)) {
    if (/^[a-z]/u.test(line)) break;
    if (line.startsWith('- ')) entries.push([]);
    const last = entries.at(-1)?.at(-1);
    if (last && /^ {4}\S/u.test(line)) last[1] += ` ${line.trim()}`;
    const [, key, value] = /^ {2}([a-z_]+): (.+)$/u.exec(line) ?? [];
    if (key && value && !/^(?:null|''|\[\]|!!.*)$/u.test(value))
      entries.at(-1)?.push([key, value.replace(/^'(.*)'$/u, '$1').replaceAll("''", "'")]);
  }
  return entries.filter((fields) => fields.length > 0);
}

/** Names of people are compared without their double blanks. */
const plain = (value: unknown) => String(value).replace(/\s+/gu, ' ').trim();

there.each(['GAHC040007922024', 'JKHC020091782015', 'KAHC010337682024'])(
  'every party, hearing, order, objection and the FIR of the status page %s is read',
  (cnr) => {
    const status = readCaseStatus(htmlRows(readFileSync(at(`openjustice/case_details_${cnr}.html`), 'utf8')));
    const yaml = readFileSync(at(`openjustice/case_details_${cnr}.yml`), 'utf8');
    let expected = 0;
    for (const name of ['petitioners', 'respondents', 'hearings', 'orders', 'objections', 'fir'] as const) {
      const read = [status?.[name] ?? []].flat() as object[];
      nestedFields(yaml, name).forEach((fields, index) => {
        const entry = (read[index] ?? {}) as Record<string, unknown>;
        expected += fields.length;
        expect([name, index, ...fields.map(([key]) => [key, plain(entry[key])])]).toEqual([
          name,
          index,
          ...fields.map(([key, value]) => [key, plain(value)]),
        ]);
      });
    }
    expect(expected).toBeGreaterThan(10);
  },
);

there('a printed list of the Supreme Court gives its items with numbers, parties and day', async () => {
  const rows = await pdfRows(readFileSync(at('sc_daily_causelist_2017-10-04.pdf')));
  const paper = readCourtPaper({ name: 'CauseList.pdf', extension: 'pdf', rows, today: '2017-10-03' });
  expect(paper).toMatchObject({ kind: 'cause_list' });
  const { entries } = paper;
  // An item whose number is cut by its column ('29.1' over '0') is one item, with its case number and parties.
  expect(entries.filter(({ values }) => values.case_number && values.item)).toHaveLength(642);
  expect(entries).toHaveLength(642);
  expect(entries.filter(({ values }) => values.item === '29.10')).toMatchObject([
    { values: { case_number: expect.stringContaining('19050/2012') } },
  ]);
  const whole = entries.filter(({ values }) => values.petitioner && values.respondent);
  expect(whole.length / entries.length).toBeGreaterThan(0.94);
  expect(new Set(entries.map(({ values }) => values.next_date?.slice(0, 10)))).toEqual(
    new Set(['2017-10-04']),
  );
});

there('a page of one day’s business gives the next date and its purpose', () => {
  const name = 'openjustice/hearings_201700000012023';
  const gold = readFileSync(at(`${name}.yml`), 'utf8');
  const of = (label: string) =>
    gold
      .split('\n')
      .find((line) => line.startsWith(`${label}: `))
      ?.slice(label.length + 2);
  const rows = htmlRows(readFileSync(at(`${name}.html`), 'utf8'));
  const [entry] = readCourtPaper({ name: 'page.html', extension: 'html', rows, today: '2024-01-20' }).entries;
  expect(entry?.values.next_date?.split('-').reverse().join('-')).toBe(of('Next Hearing Date'));
  expect(entry?.values.purpose).toBe(of('Next Purpose'));
});
