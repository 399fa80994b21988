import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COURTS,
  courtOfNeutralCode,
  findCourt,
  findCourtMentions,
  SITTING_COURTS,
  STATES,
} from './courts.ts';

const named = (text: string) => {
  const found = findCourt(text);
  return found ? [found.court.code, found.bench] : undefined;
};

test('lists the Supreme Court, 25 High Courts and the earlier one at Hyderabad, 28 states and 8 union territories', () => {
  expect(SITTING_COURTS).toHaveLength(26);
  expect(COURTS).toHaveLength(27);
  expect(new Set(COURTS.map((court) => court.code)).size).toBe(27);
  expect(STATES.filter((state) => state.kind === 'state')).toHaveLength(28);
  expect(STATES.filter((state) => state.kind === 'union territory')).toHaveLength(8);
});

test('every state and union territory lies under exactly one High Court', () => {
  const covered = SITTING_COURTS.flatMap((court) => court.states);
  expect([...covered].sort()).toEqual(STATES.map((state) => state.name).sort());
});

test.each([
  ['IN THE HIGH COURT OF DELHI AT NEW DELHI', 'delhi', 'New Delhi'],
  ['Madurai Bench of Madras High Court', 'madras', 'Madurai'],
  ['HIGH COURT OF JUDICATURE FOR RAJASTHAN BENCH AT JAIPUR', 'rajasthan', 'Jaipur'],
  ['Bombay High Court', 'bombay', undefined],
  ['IN THE HIGH COURT OF JUDICATURE AT BOMBAY\nNAGPUR BENCH, NAGPUR', 'bombay', 'Nagpur'],
  ['IN THE HIGH COURT OF BOMBAY AT GOA', 'bombay', 'Goa'],
  ['HIGH COURT OF JAMMU & KASHMIR AND LADAKH AT SRINAGAR', 'jammu-kashmir-ladakh', 'Srinagar'],
  ['High Court of Madhya Pradesh : Bench At\n            Indore', 'madhya-pradesh', 'Indore'],
  ['S U P R E M E C O U R T O F          I N D I A', 'supreme-court', undefined],
  ['HIGH COURT FOR THE STATE OF TELANGANA', 'telangana', undefined],
  ['Mysore High Court', 'karnataka', undefined],
  ['madras', 'madras', undefined],
  ['BHC-AUG', 'bombay', 'Aurangabad'],
])('reads %s', (text, code, bench) => {
  expect(named(text)).toEqual([code, bench]);
});

test('every official and short name is read as its own court', () => {
  for (const court of SITTING_COURTS)
    expect(findCourt(court.short.toUpperCase())?.court.code).toBe(court.code);
  for (const court of COURTS) {
    expect(findCourt(court.name)?.court.code).toBe(court.code);
    expect(findCourt(court.code)?.court.code).toBe(court.code);
  }
});

test('a header line above is not read as the place of a High Court', () => {
  expect(findCourt('State of M.P.\n\n   High Court of Madhya Pradesh')?.court.code).toBe('madhya-pradesh');
  expect(findCourt('the High Court erred')).toBeUndefined();
});

test('neutral codes name their court, and so do new bench codes of a known court', () => {
  expect(courtOfNeutralCode('bhc-as')?.code).toBe('bombay');
  expect(courtOfNeutralCode('GAU-NL')?.code).toBe('gauhati');
  expect(courtOfNeutralCode('XYZ')).toBeUndefined();
});

describe('mentions', () => {
  const words = (text: string) => findCourtMentions(text).map(({ start, end }) => text.slice(start, end));

  test('finds courts of every level in prose, but not those without a name', () => {
    expect(
      words(
        'The Apex Court reversed the Gujarat High Court; the District Judge, Sikar and the National Company Law Tribunal, New Delhi had differed from the NCLAT. This Court and the trial court agree with the High Court.',
      ),
    ).toEqual([
      'Apex Court',
      'Gujarat High Court',
      'District Judge, Sikar',
      'National Company Law Tribunal, New Delhi',
      'NCLAT',
    ]);
  });

  test('a foreign Supreme Court is a mention without an Indian court', () => {
    expect(findCourtMentions('the American Supreme Court held')[0]).toEqual({ start: 4, end: 26 });
  });

  test('spans lie in the text, in order, and never overlap, whatever the text', () => {
    const word = fc.constantFrom(
      'High Court',
      'of',
      'at',
      'Madras',
      'Bench',
      'Court',
      'Judge,',
      'District',
      '\n',
      'Tribunal',
      'Indore',
      ',',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((all) => all.join(' ')),
        ),
        (text) => {
          let last = 0;
          for (const { start, end } of findCourtMentions(text)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});

test.each([
  [
    'IN THE HIGH COURT OF JUDICATURE AT HYDERABAD',
    ' FOR THE STATE OF TELANGANA AND THE STATE OF ANDHRA PRADESH',
  ],
  ['HIGH COURT OF JUDICATURE AT HYDERABAD', '\nFOR THE STATES OF TELANGANA & ANDHRA PRADESH'],
  ['the High Court for the State of Telangana and the State of A.P. at Hyderabad', ''],
])('the common High Court of 2014 to 2018 is read from %j and %j', (name, states) => {
  expect(findCourt(name + states)).toEqual({
    court: COURTS.find(({ code }) => code === 'telangana-andhra-pradesh'),
  });
  expect(findCourtMentions(name + states)[0]?.end).toBe(name.length);
});

test('the court of Telangana today at Hyderabad and the circuit bench at Kolhapur are read from their headings', () => {
  for (const today of ['HIGH COURT FOR THE STATE OF TELANGANA\nAT HYDERABAD', 'Hyderabad'])
    expect(findCourt(today)?.court.code).toBe('telangana');
  const kolhapur = findCourt('IN THE HIGH COURT OF JUDICATURE AT BOMBAY CIRCUIT BENCH AT KOLHAPUR');
  expect([kolhapur?.court.code, kolhapur?.bench]).toEqual(['bombay', 'Kolhapur']);
});
