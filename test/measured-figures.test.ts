import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEASURED } from '#shared/site/measured.ts';

/** The lines of a report, each as its cells. */
function report(name: string): string[][] {
  const text = readFileSync(new URL(`../lab/results/${name}.md`, import.meta.url), 'utf8');
  return text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The cells of the first row of a report that begins with these. Errors: there is none. */
function row(name: string, ...begin: string[]): string[] {
  const found = report(name).find((cells) => begin.every((cell, at) => cells[at + 1] === cell));
  if (!found) throw new Error(`${name}.md has no row ${begin.join(' | ')}`);
  return found.slice(begin.length + 1);
}

const numbers = (cells: readonly string[]) => cells.map((cell) => Number.parseFloat(cell));
const rounded = (figure: number, decimals: number) => Number(figure.toFixed(decimals));

describe('what the help centre and the landing page say of', () => {
  /** `100.0 % (3600 of 3600)` of the open half and of the half that was held back. */
  const halves = (label: string) =>
    report('verify')
      .filter((cells) => cells[1]?.startsWith(label))
      .flatMap((cells) => cells.slice(3, 5))
      .map((cell) => {
        const [, percent, found, all] = /^([\d.]+) % \((\d+) of (\d+)\)/u.exec(cell) ?? [];
        return { percent: Number(percent), found: Number(found), all: Number(all) };
      });
  const sum = (label: string, part: 'found' | 'all') =>
    halves(label).reduce((total, half) => total + half[part], 0);
  const percents = (label: string) => halves(label).map(({ percent }) => percent);

  test('the check of citations', () => {
    const { checks } = MEASURED;
    const text = readFileSync(new URL('../lab/results/verify.md', import.meta.url), 'utf8');
    expect(text).toContain(`${checks.judgments} real Supreme Court judgments as a library`);
    for (const part of ['found', 'all'] as const) {
      expect(sum('Real citations resolved', part)).toBe(checks.real);
      expect(sum('Invented citations flagged', part)).toBe(checks.invented);
    }
    expect(sum('Exact quotations found exact', 'all')).toBe(checks.quotations);
    expect(Math.min(...percents('Exact quotations found exact'))).toBe(checks.exact);
    expect(Math.min(...percents('Altered quotations caught'))).toBe(checks.altered);
    const alarms = percents('False alarms on correct citations').sort((a, b) => a - b);
    expect(alarms).toEqual([checks.leastWrong, checks.mostWrong]);
  });

  test('the search by meaning', () => {
    const [, first = 0, , , firstTen = 0] = numbers(row('relevance', 'hybrid', 'changed'));
    expect(rounded(first * 100, 0)).toBe(MEASURED.search.first);
    expect(rounded(firstTen * 100, 0)).toBe(MEASURED.search.firstTen);
    expect(report('search')[0]?.[0]).toContain(
      `${MEASURED.search.documents.toLocaleString('en-IN')} documents`,
    );
  });

  test('names and numbers read from judgments: the half that nobody read', () => {
    const labels = {
      dates: 'DATE',
      provisions: 'PROVISION',
      judges: 'JUDGE',
      caseNumbers: 'CASE_NUMBER',
      precedents: 'PRECEDENT',
      namedPrecedents: 'PRECEDENT with parties',
    } satisfies Record<keyof typeof MEASURED.names, string>;
    const head = row('extraction', 'F1 strict (gold spans)');
    const column = head.indexOf('**own, unread half**');
    const measured = Object.entries(labels).map(([name, label]) => [
      name,
      rounded(numbers(row('extraction', label))[column] ?? 0, 2),
    ]);
    expect(Object.fromEntries(measured)).toEqual(MEASURED.names);
  });

  test('scanned pages', () => {
    const wrong = (label: string) => rounded(numbers(row('ocr', label))[0] ?? Number.NaN, 1);
    expect([wrong('English, clean'), wrong('Hindi, clean')]).toEqual([0, 0]);
    expect(wrong('Tamil, clean')).toBe(MEASURED.scans.tamil);
    expect(wrong('Hindi, faint office scan')).toBe(MEASURED.scans.faintHindi);
  });

  test('suggested dates', () => {
    const [, precision = 0, recall = 0] = numbers(row('dates', 'held back', 'as written', 'hearing'));
    expect(rounded(precision * 100, 0)).toBe(MEASURED.dates.right);
    expect(recall).toBe(1);
    const [, , found = 0] = numbers(row('dates', 'held back', 'as written', 'deadline'));
    expect(rounded(found * 100, 0)).toBe(MEASURED.dates.deadlines);
  });
});
