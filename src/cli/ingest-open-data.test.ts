import { describe, expect, test } from 'vitest';
import { readRequest, yearsOf } from './ingest-open-data.ts';

describe('the years', () => {
  test.each<[string, number[]]>([
    ['2023', [2023]],
    ['2019-2021', [2019, 2020, 2021]],
    ['2021, 2019 – 2020', [2019, 2020, 2021]],
  ])('%s', (written, years) => {
    expect(yearsOf(written, 2026)).toEqual(years);
  });

  test.each(['', '23', '1949', '2021-2019', '2027', '1950-99999', 'all'])('“%s” is refused', (written) => {
    expect(() => yearsOf(written, 2026)).toThrow('from 1950 to 2026');
  });
});

describe('the request', () => {
  test('names a court by its name or code, benches, years and a mirror', () => {
    const args = ['--court', '33~10', '--bench', 'mdubench,mdubench', '--years=2023', '--mirror', '/mirror'];
    expect(readRequest(args)).toMatchObject({
      court: { code: '33_10' },
      benches: ['mdubench'],
      years: [2023],
      mirror: '/mirror',
    });
  });

  test('has the public copy of the right data set without a mirror', () => {
    const mirrorOf = (court: string) => {
      const request = readRequest(['--court', court, '--years', '2023']);
      return typeof request === 'string' ? '' : request.mirror;
    };
    expect(mirrorOf('madras')).toContain('//indian-high-court-judgments.');
    expect(mirrorOf('supreme-court')).toContain('//indian-supreme-court-judgments.');
  });

  test('says what is missing, with the benches of the court', () => {
    expect(readRequest(['--court', 'madras'])).toContain('hc_cis_mas, mdubench');
    expect(readRequest(['--colour', 'red'])).toContain('--court <court>');
    expect(() => readRequest(['--court', 'lahore', '--years', '2023'])).toThrow('There is no court lahore');
    expect(() => readRequest(['--court', 'madras', '--years', '2023', '--bench', '../..'])).toThrow(
      'cannot be the name of a bench',
    );
  });
});
