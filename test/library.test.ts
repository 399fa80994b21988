import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COURTS, SITTING_COURTS } from '#law/courts/courts.ts';
import { readLibraryMarkdown } from '#law/library/library-markdown.ts';
import { SUPREME_COURT, TREATMENTS } from './fixtures/library-authorities.ts';

const JUDGMENTS = join(dirname(fileURLToPath(import.meta.url)), '../library/judgments');

const FILES = readdirSync(JUDGMENTS)
  .filter((name) => name.endsWith('.md'))
  .sort();
const SAMPLES = FILES.map(readSample);
const bySample = (number: number) => {
  const sample = SAMPLES.find((one) => one.number === number);
  if (sample === undefined) throw new Error(`no sample ${number}`);
  return sample;
};

function readSample(file: string) {
  const raw = readFileSync(join(JUDGMENTS, file), 'utf8');
  const judgment = readLibraryMarkdown(raw);
  if (judgment.kind !== 'judgment') throw new Error(`${file} is not a judgment`);
  const body = raw.slice(raw.indexOf('\n---\n', 3) + 5);
  const paragraphs = new Map(
    [...body.matchAll(/^(\d+)\. (.+(?:\n(?!\n|#|\d+\. ).+)*)/gmu)].map((match) => [
      Number(match[1]),
      (match[2] ?? '').replaceAll('*', ''),
    ]),
  );
  return { file, number: Number(file.slice(0, 2)), judgment, body, paragraphs };
}

/** The paragraph numbers of ', paras 10 and 12' or ', para 3'. */
const pinpoints = (printed = '') => [...printed.matchAll(/\d+/gu)].map((match) => Number(match[0]));

describe('the sample library', () => {
  test('has one judgment for each of the 25 High Courts, numbered 1 to 25', () => {
    const courts = SITTING_COURTS.filter((court) => court.code !== 'supreme-court').map(
      (court) => court.name,
    );
    expect(SAMPLES.map((sample) => sample.number)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    expect(SAMPLES.map((sample) => sample.judgment.court).sort()).toEqual([...courts].sort());
  });

  test('cites itself at least twenty times, following and distinguishing, from 2008 to 2025', () => {
    expect(TREATMENTS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(TREATMENTS.map(([, , how]) => how)).size).toBe(2);
    const years = SAMPLES.map((sample) => Number(sample.judgment.dated.slice(0, 4)));
    expect([Math.min(...years), Math.max(...years)]).toEqual([2008, 2025]);
  });

  test('uses every authority of the list', () => {
    const all = SAMPLES.map((sample) => sample.body).join('\n');
    expect(
      Object.entries(SUPREME_COURT).filter(([cite, name]) => !all.includes(`*${name}*, ${cite}`)),
    ).toEqual([]);
  });
});

describe.each(SAMPLES)('$file', ({ file, number, judgment, body, paragraphs }) => {
  const year = Number(judgment.dated.slice(0, 4));

  test('has its front matter', () => {
    expect(file).toMatch(/^\d\d(?:-[a-z]+)+\.md$/u);
    expect(judgment.id).toBe(`sample-${file.replace('.md', '')}`);
    expect(judgment.citation).toBe(`${year} MUNSHI SAMPLE ${number}`);
    expect(judgment.title).toContain(' v. ');
    expect(judgment.title).toContain(judgment.petitioner);
    expect(judgment.disposal).toMatch(/^(?:allowed|dismissed|partly allowed|disposed of)$/u);
    for (const key of [
      'state',
      'case_number',
      'respondent',
      'for_petitioner',
      'for_respondent',
      'subject',
    ] as const) {
      expect(judgment[key], key).toBeTruthy();
    }
    const court = COURTS.find((one) => one.name === judgment.court);
    expect(court?.states).toContain(judgment.state);
    if (judgment.bench !== undefined) {
      const benches = court?.benches.slice(1).map((bench) => `${bench.name} Bench`) ?? [];
      expect(benches).toContain(judgment.bench);
    }
    expect(judgment.judges.length).toBeGreaterThan(0);
    expect(judgment.keywords.length).toBeGreaterThanOrEqual(5);
  });

  test('says first that it is a sample', () => {
    expect(body.trimStart()).toMatch(
      /^> Sample, not a real judgment\. Written for Munshi to show how the product works;/u,
    );
  });

  test('numbers its 12 to 30 paragraphs without a gap, and the reader sees the same', () => {
    const numbers = [...paragraphs.keys()];
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    expect(numbers.length).toBeLessThanOrEqual(30);
    const read = judgment.paragraphs.flatMap((one) => (one.number === undefined ? [] : [one.number]));
    expect(read).toEqual(numbers.map(String));
    const words = body.split(/\s+/u).length;
    expect(words).toBeGreaterThanOrEqual(1_200);
    expect(words).toBeLessThanOrEqual(2_200);
  });

  test('cites other samples by their title, earlier, at paragraphs that exist', () => {
    const cited = [
      ...body.matchAll(/\*([^*\n]+)\*, (\d{4}) MUNSHI SAMPLE (\d+)((?:, paras? \d+(?:(?:, | and )\d+)*)?)/gu),
    ];
    expect(cited.length).toBe(body.match(/MUNSHI SAMPLE/gu)?.length ?? 0);
    for (const [, title, citedYear, citedNumber, places] of cited) {
      const other = bySample(Number(citedNumber));
      expect(title).toBe(other.judgment.title);
      expect(`${citedYear} MUNSHI SAMPLE ${citedNumber}`).toBe(other.judgment.citation);
      expect(other.judgment.dated < judgment.dated, `${title} is earlier`).toBe(true);
      expect(pinpoints(places).length, `${title} is cited with a pinpoint`).toBeGreaterThan(0);
      for (const place of pinpoints(places)) expect([...other.paragraphs.keys()]).toContain(place);
      const treated = TREATMENTS.some(([from, , , to]) => from === number && to === other.number);
      expect(treated, `${title} stands in the table of treatments`).toBe(true);
    }
  });

  test('otherwise cites only authorities of the list, not later than itself', () => {
    const reported =
      /(?:\*([^*\n]+)\*, )?((?:\((\d{4})\)|(\d{4}) Supp \(\d\)) (?:\d+ )?SCC \d+|AIR (\d{4}) SC \d+)/gu;
    for (const [, name, citation = '', ...years] of body.matchAll(reported)) {
      expect(name, citation).toBe(SUPREME_COURT[citation]);
      expect(Number(years.find((one) => one !== undefined))).toBeLessThanOrEqual(year);
    }
    const named = [...body.matchAll(/\*([^*\n]+ v\. [^*\n]+)\*/gu)].map((match) => match[1] ?? '');
    const known = [...Object.values(SUPREME_COURT), ...SAMPLES.map((sample) => sample.judgment.title)];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(body).not.toMatch(/SCC OnLine|\bILR\b|Cri\.? ?LJ|\bSCR\b|AIR \d{4} (?!SC )|\d{4}:[A-Z]/u);
  });
});

test.each(TREATMENTS)(
  'sample %i, paragraph %i, %s sample %i, whose paragraph %i says so',
  (from, at, how, to, place, words) => {
    const later = bySample(from);
    expect(later.body).toContain(`MUNSHI SAMPLE ${to}`);
    const treating = how === 'followed' ? /\b(?:follows?|adopt)\b/u : /\bdistin(?:guish|ction)/u;
    expect(later.paragraphs.get(at)).toMatch(treating);
    expect(bySample(to).paragraphs.get(place)).toContain(words);
  },
);
