import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CitedWork, exportCitations } from './export-citation.ts';

const KAVERI: CitedWork = {
  id: 'sc-2017-kaveri',
  kind: 'judgment',
  title: 'Kaveri Mills & Sons v. State of {Tamil} Nadu',
  court: 'Supreme Court of India',
  citations: ['2017 INSC 204', '(2017) 10 S.C.C. 1', 'A.I.R. 2017 S.C. 4161'],
  decidedOn: '2017-03-09',
  year: 2017,
  caseNumber: 'Civil Appeal No. 12 of 2015',
};
const UNREPORTED: CitedWork = { id: 'b', kind: 'judgment', title: 'கண்ணன் v. அரசு', citations: [], year: 2020 };

describe('CSL-JSON', () => {
  test('has the first report taken apart, and the others as parallel citations', () => {
    expect(JSON.parse(exportCitations([KAVERI], 'csl'))).toEqual([
      {
        id: 'sc-2017-kaveri',
        type: 'legal_case',
        title: 'Kaveri Mills & Sons v. State of {Tamil} Nadu',
        'container-title': 'SCC',
        volume: '10',
        page: '1',
        authority: 'Supreme Court of India',
        issued: { 'date-parts': [[2017, 3, 9]] },
        number: 'Civil Appeal No. 12 of 2015',
        references: '2017 INSC 204; AIR 2017 SC 4161',
        note: '(2017) 10 SCC 1',
      },
    ]);
  });

  test('says nothing that is not known', () => {
    expect(JSON.parse(exportCitations([UNREPORTED], 'csl'))).toEqual([
      { id: 'b', type: 'legal_case', title: 'கண்ணன் v. அரசு', issued: { 'date-parts': [[2020]] } },
    ]);
  });
});

test('BibTeX escapes what TeX reads as a command, and keeps the braces in balance', () => {
  expect(exportCitations([KAVERI, UNREPORTED], 'bibtex')).toBe(String.raw`@misc{kaveri2017,
  title = {{Kaveri Mills \& Sons v. State of \textbraceleft{}Tamil\textbraceright{} Nadu}},
  howpublished = {(2017) 10 SCC 1},
  journal = {SCC},
  volume = {10},
  pages = {1},
  institution = {Supreme Court of India},
  number = {Civil Appeal No. 12 of 2015},
  year = {2017},
  month = mar,
  day = {9},
  note = {2017 INSC 204; AIR 2017 SC 4161}
}

@misc{case2020,
  title = {{கண்ணன் v. அரசு}},
  year = {2020}
}
`);
});

test('BibTeX keys differ', () => {
  const text = exportCitations([KAVERI, { ...KAVERI, id: 'other' }], 'bibtex');
  expect([...text.matchAll(/^@misc\{(.*),$/gmu)].map(([, key]) => key)).toEqual([
    'kaveri2017',
    'kaveri2017-2',
  ]);
});

test('RIS has one field on each line', () => {
  const text = exportCitations([{ ...KAVERI, title: 'Kaveri\r\nER  - \nv. State' }], 'ris');
  expect(text.split('\r\n')).toEqual([
    'TY  - CASE',
    'ID  - sc-2017-kaveri',
    'TI  - Kaveri ER - v. State',
    'T2  - SCC',
    'VL  - 10',
    'SP  - 1',
    'PB  - Supreme Court of India',
    'M1  - Civil Appeal No. 12 of 2015',
    'PY  - 2017',
    'DA  - 2017/03/09',
    'N1  - (2017) 10 SCC 1',
    'N1  - 2017 INSC 204',
    'N1  - AIR 2017 SC 4161',
    'ER  - ',
    '',
  ]);
});

test('a section of an act is legislation', () => {
  const section: CitedWork = { id: 's', kind: 'act', title: 'Section 7, Lighthouses Act', citations: [] };
  expect(exportCitations([section], 'csl')).toContain('"legislation"');
  expect(exportCitations([section], 'ris')).toContain('TY  - STAT');
});

const STEPS: Readonly<Record<string, number>> = { '{': 1, '}': -1 };

/** The depth of the braces at the end and at its lowest, and the signs that begin an entry. */
function braces(text: string): { depth: number; lowest: number; entries: number } {
  let [depth, lowest, entries] = [0, 0, 0];
  for (const sign of text) {
    if (sign === '@' && depth === 0) entries += 1;
    depth += STEPS[sign] ?? 0;
    lowest = Math.min(lowest, depth);
  }
  return { depth, lowest, entries };
}

describe('every text', () => {
  const odd = fc.string({
    unit: fc.constantFrom('{', '}', '\\', '%', '@', '\n', '\r', '\u2028', '\ud800', 'a', ' ', 'க'),
  });
  const work = fc.record({
    id: odd,
    kind: fc.constantFrom('judgment' as const, 'act' as const),
    title: odd,
    court: odd,
    caseNumber: odd,
    citations: fc.array(fc.oneof(odd, fc.constant('(2017) 10 SCC 1')), { maxLength: 3 }),
  });
  const works = fc.array(work, { minLength: 1, maxLength: 4 });

  test('makes entries whose braces are in balance in BibTeX', () => {
    fc.assert(
      fc.property(works, (some) => {
        const text = exportCitations(some, 'bibtex');
        const { depth, lowest, entries } = braces(text);
        expect(lowest).toBeGreaterThanOrEqual(0);
        expect({ depth, entries }).toEqual({ depth: 0, entries: some.length });
      }),
    );
  });

  test('makes lines with a tag, and one end for each record in RIS', () => {
    fc.assert(
      fc.property(works, (some) => {
        const lines = exportCitations(some, 'ris')
          .split(/[\r\n\u2028\u2029]+/u)
          .filter(Boolean);
        for (const line of lines) expect(line).toMatch(/^[A-Z][A-Z\d] {2}- /u);
        expect(lines.filter((line) => line.startsWith('TY'))).toHaveLength(some.length);
        expect(lines.filter((line) => line === 'ER  - ')).toHaveLength(some.length);
      }),
    );
  });

  test('makes JSON', () => {
    fc.assert(
      fc.property(works, (some) => {
        expect(JSON.parse(exportCitations(some, 'csl'))).toHaveLength(some.length);
      }),
    );
  });
});
