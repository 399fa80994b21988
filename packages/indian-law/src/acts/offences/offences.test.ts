import { expect, test } from 'vitest';
import { concordanceRows } from '../concordance/table.ts';
import { offencesOf, punishmentText } from './offences.ts';

const one = (act: string, section: string) => {
  const [offence] = offencesOf({ act, section });
  return (
    offence && [offence.punishment, offence.cognizable, offence.bailable, offence.court, offence.compoundable]
  );
};

test.each([
  ['ipc', '302', ['death or life, and fine', 'yes', 'no', 'session', 'no']],
  ['bns', '103(1)', ['death or life, and fine', 'yes', 'no', 'session', 'no']],
  ['ipc', '420', ['up to 7 years, and fine', 'yes', 'no', 'magistrate_first_class', 'with_permission']],
  ['bns', '318(4)', ['up to 7 years, and fine', 'yes', 'no', 'magistrate_first_class', 'with_permission']],
  ['bns', '115(2)', ['up to 1 year, or fine up to ₹10,000, or both', 'no', 'yes', 'any_magistrate', 'yes']],
  // The amendment of 2005 was never brought into force for section 324 of the IPC.
  ['ipc', '324', ['up to 3 years, or fine, or both', 'yes', 'yes', 'any_magistrate', 'no']],
  ['bns', '118(1)', ['up to 3 years, or fine up to ₹20,000, or both', 'yes', 'no', 'any_magistrate', 'no']],
  ['ipc', '109', ['as the offence abetted', 'depends', 'depends', 'depends', 'no']],
])('%s %s is classified', (act, section, expected) => {
  expect(one(act, section)).toEqual(expected);
});

test('a section has the offences of its parts and a part those of its section; what punishes nothing has none', () => {
  expect(offencesOf({ act: 'bns', section: '78' }).map((offence) => offence.case)).toEqual([
    'first conviction',
    'later convictions',
  ]);
  expect(offencesOf({ act: 'ipc', section: '506' })).toHaveLength(2);
  expect(offencesOf({ act: 'bns', section: '103' }).map(({ section }) => section)).toEqual([
    '103(1)',
    '103(2)',
  ]);
  expect(offencesOf({ act: 'ipc', section: '300' })).toEqual([]);
  expect(offencesOf({ act: 'cpc', section: '9' })).toEqual([]);
});

test('cruelty by a husband is cognizable on a condition, in both codes', () => {
  for (const [act, section] of [
    ['ipc', '498A'],
    ['bns', '85'],
  ] as const) {
    const [offence] = offencesOf({ act, section });
    expect(offence).toMatchObject({ cognizable: 'yes', bailable: 'no' });
    expect(offence?.condition).toMatch(/informs the police/u);
  }
});

test.each([
  ['148', '191(3)', 'up to 3 years, or fine, or both', 'up to 5 years, or fine, or both'],
  ['138', '166', 'up to 6 months, or fine, or both', 'up to 2 years, or fine, or both'],
  ['170', '204', 'up to 2 years, or fine, or both', '6 months to 3 years, and fine'],
  ['231', '178', 'up to 7 years, and fine', 'life or up to 10 years, and fine'],
  [
    '335',
    '122(2)',
    'up to 4 years, or fine up to ₹2,000, or both',
    'up to 5 years, or fine up to ₹10,000, or both',
  ],
])('IPC %s → BNS %s is changed and shows both punishments', (old, now, before, since) => {
  const row = concordanceRows().find(
    (each) => each.old?.act === 'ipc' && each.old.section === old && each.now?.section === now,
  );
  expect(row).toMatchObject({ kind: 'changed', punishment: { old: before, now: since } });
});

test('one part of a divided section is not changed for having fewer punishments', () => {
  for (const section of ['351(2)', '351(3)'])
    expect(
      concordanceRows().find(({ old, now }) => old?.section === '506' && now?.section === section),
    ).not.toHaveProperty('punishment');
});

test('each case of an offence is in the text of its punishment', () => {
  expect(punishmentText(offencesOf({ act: 'ipc', section: '354D' }))).toBe(
    'first conviction: up to 3 years, and fine; later convictions: up to 5 years, and fine',
  );
  expect(punishmentText([])).toBeUndefined();
});

test('every offence of the tables belongs to a provision of the concordance', () => {
  const known = new Set(
    concordanceRows().flatMap(({ old, now }) =>
      [old, now].flatMap((ref) => (ref ? [`${ref.act} ${ref.section}`] : [])),
    ),
  );
  const acts = ['ipc', 'bns'].flatMap((act) =>
    Array.from({ length: 511 }, (_, at) => offencesOf({ act, section: String(at + 1) })).flat(),
  );
  expect(acts.length).toBeGreaterThan(800);
  const lost = acts
    .map(({ act, section }) => `${act} ${section}`)
    .filter(
      (name) =>
        !known.has(name) &&
        !known.has(name.replace(/\(.*$/u, '')) &&
        ![...known].some((one) => one.startsWith(`${name.replace(/\(.*$/u, '')}(`)),
    );
  expect(lost).toEqual([]);
});
