import { describe, expect, test } from 'vitest';
import { findCitations, parseCitation } from './citations.ts';
import { REPORTERS, type Reporter } from './reporters.ts';

// Every form of the table of reporters, as running text prints it.

const PAGE = '45';

/** The printed forms of one decision: its token with the year in front, behind, and the volume in its variants. */
function printedForms({ name, weak }: Reporter, token: string): string[] {
  if (name === 'AIR')
    return [
      `${token} 1973 SC 45`,
      `${token} (1973) SC 45`,
      `${token}, 1973 S.C. 45`,
      `1973 ${token} (SC) 45`,
    ];
  if (name === 'ILR') return [`${token} 1961 Mad 45`, `${token} (1961) Madras 45`, `${token} 1961 MAD. 45`];
  if (name === 'JT') return [`${token} 1995 (6) SC 45`, `${token} 1995(6) S.C. 45`, `1995 (6) ${token} 45`];
  if (name === 'SCC OnLine') return [`2019 ${token} TDSAT 45`, `(2019) ${token} TDSAT 45`];
  if (['AIR Online', 'CDJ', 'LNIND'].includes(name))
    return [`${token} 2019 SC 45`, `${token}\n2019 SC 45`, `2019 ${token} (SC) 45`];
  if (name === 'LawSuit') return [`2012 ${token}(SC) 45`, `2012 ${token} (SC) 45`];
  if (name === 'LiveLaw') return [`2021 ${token} (SC) 45`, `(2021) ${token} (SC) 45`];
  if (name === 'US')
    return [`347 ${token} 45 (1954)`, `347 ${token} 45, 49 (1954)`, `(1954) 347 ${token} 45`];
  const forms = [
    `(2017) 3 ${token} 45`,
    `[2017] 3 ${token} 45`,
    `2017 (3) ${token} 45`,
    `2017(3) ${token} 45`,
    `2017 [3] ${token} 45`,
    `2017-3-${token}-45`,
    `(2017) III ${token} 45`,
    `2017 (3) ${token} page 45`,
    `2017 (3) ${token}, 45`,
    `2017 Vol. 3 ${token} 45`,
    `(2017) 3\n${token} 45`,
    `(2017) 3 ${token}\n45`,
    `2017 ${token} (3) 45`,
  ];
  return weak ? forms : [...forms, `${token} 2017 (3) 45`];
}

const AROUND: readonly ((form: string) => string)[] = [
  (form) => `It is so held in ${form}, and the Court said so.`,
  (form) => `LIST OF AUTHORITIES\n1. ${form}\n2. The next one.`,
  (form) => `as it is settled.7\n\n7 ${form}.\n8 Ibid.`,
  (form) => `the law is settled [${form}] and clear`,
  (form) => `the law is settled (${form}), and clear`,
  (form) => `“${form}”; the view`,
  (form) => `reported as ${form}: the ratio`,
  (form) => `\t${form}`,
];

const cases = REPORTERS.filter(({ reporter }) => reporter.name !== 'INSC').flatMap(({ reporter, forms }) =>
  forms.map((token) => ({ token, reporter })),
);

describe('every form of the table of reporters is found in running text', () => {
  test.each(cases.map(({ token, reporter }) => [token, reporter] as const))('%s', (token, reporter) => {
    const lost: string[] = [];
    const [first = '', ...others] = printedForms(reporter, token);
    const key = parseCitation(first)?.key;
    expect(key).toMatch(new RegExp(`^${reporter.name.toLowerCase().replace(/[().]/gu, '\\$&')}\\|`, 'u'));
    expect(key?.endsWith(`|${PAGE}`)).toBe(true);
    for (const form of [first, ...others])
      for (const around of AROUND) {
        const text = around(form);
        if (!findCitations(text).some((one) => one.key === key)) lost.push(text);
      }
    expect(lost).toEqual([]);
  });

  test.each(cases.map(({ token, reporter }) => [token, reporter] as const))(
    '%s, in small letters and with stops',
    (token, reporter) => {
      const [form = ''] = printedForms(reporter, token);
      const key = parseCitation(form)?.key;
      // Five capitals are a word unless the table divides them: 'UPLBEC', 'U P L B E C'.
      const stops = /[A-Z]{5}/u.test(token) ? token : token.replace(/[A-Z](?=[A-Z]|\b)(?![a-z.])/gu, '$&.');
      for (const variant of [token.toLowerCase(), token.toUpperCase(), stops]) {
        const [printed = ''] = printedForms(reporter, variant);
        expect([variant, findCitations(`see ${printed}, which`)[0]?.key]).toEqual([variant, key]);
      }
    },
  );

  test('each reporter says what it is', () => {
    expect(REPORTERS.filter(({ reporter }) => reporter.title === '')).toEqual([]);
  });
});

test.each([
  ['(2022) 140 taxmann.com 77 (Karnataka)', 'taxmann.com|||140||77'],
  ['[2019] 101 taxmann.com 12 (SC)', 'taxmann.com|||101||12'],
  ['A.I.R. (37) 1950 Mad. 71', 'air|1950|||mad|71'],
  ['AIR (V 38) 1951 Bom. 100', 'air|1951|||bom|100'],
  ['AIR 1952 (39) Cal 12', 'air|1952|||cal|12'],
  ['AIR 1955 M.B. 12', 'air|1955|||mb|12'],
  ['AIR 1957 Madh Pra 12', 'air|1957|||mp|12'],
  ['AIR 1953 V.P. 33', 'air|1953|||vp|33'],
  ['AIR 1954 Ajmer 3', 'air|1954|||ajmer|3'],
  ['AIR 1951 Kutch 9', 'air|1951|||kutch|9'],
  ['AIR 1950 E.P. 25', 'air|1950|||ep|25'],
  ['AIR 1958 Andh Pra 77', 'air|1958|||ap|77'],
  ['AIR 2000 SCW 833', 'air scw|2000||||833'],
  ['AlR 1973 SC 461', 'air|1973|||sc|461'],
  ['A1R 1973 SC 461', 'air|1973|||sc|461'],
  ['A.l.R. 1973 S.C. 461', 'air|1973|||sc|461'],
  ['1993 (21) ALR 425', 'alr|1993||21||425'],
  ['(2011) 7 SC C 345', 'scc|2011||7||345'],
  ['2024 SCC OnLine NGT 45', 'scc online|2024|||ngt|45'],
  ['2020 SCC OnLine US SC 12', 'scc online|2020|||us sc|12'],
  ['(2022) 1 HCC (Del) 77', 'hcc|2022||1|del|77'],
  ['(2012-3) 167 PLR 123', 'plr|2012||167||123'],
  ['2010-4-LW-123', 'mlw|2010||4||123'],
  ['2013 (2) JCC [NI] 12', 'jcc|2013||2|ni|12'],
  ['2020 (1) KLT OnLine 1001', 'klt online|2020||1||1001'],
  ['2023-TIOL-123-SC-GST', 'tiol|2023|||sc-gst|123'],
  ['2021-VIL-45-DEL', 'vil|2021|||del|45'],
  ['LAWS(DLH)-2005-3-12', 'laws|2005||3|dlh|12'],
  ['2019 (3) TMI 123 - SUPREME COURT', 'tmi|2019||3||123'],
  ['(2021) ibclaw.in 123 NCLAT', 'ibclaw.in|2021||||123'],
])('%s', (printed, key) => {
  expect(findCitations(`Reliance is placed on ${printed}.`).map((one) => one.key)).toEqual([key]);
});
