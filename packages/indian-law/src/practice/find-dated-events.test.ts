import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDates } from '../text/dates.ts';
import { findDatedEvents } from './find-dated-events.ts';

const one = (text: string) => findDatedEvents(text).map(({ day, kind, what }) => [day, kind, what]);

test.each([
  ['hearing', '2026-05-04', 'Issue notice. List on 04.05.2026.', 'List on 04.05.2026'],
  [
    'hearing',
    '2026-05-04',
    'The matter is adjourned to 4th May, 2026 for arguments.',
    'The matter is adjourned to 4th May, 2026 for arguments',
  ],
  ['hearing', '2026-05-04', 'Next date of hearing: 04-05-2026', 'Next date of hearing: 04-05-2026'],
  [
    'deadline',
    '2026-05-04',
    'Written statement shall be filed on or before 4.5.2026.',
    'Written statement shall be filed on or before 4.5.2026',
  ],
  [
    'document',
    '2018-08-14',
    'Aggrieved by the order dated 14.08.2018; hence this petition.',
    'Aggrieved by the order dated 14.08.2018',
  ],
  [
    'deadline',
    '2026-05-04',
    'The tenant is directed to vacate and hand over the premises by the 4th May, 2026.',
    'The tenant is directed to vacate and hand over the premises by the 4th May, 2026',
  ],
  [
    'deadline',
    '2026-05-04',
    'Time to file the counter is extended till 04.05.2026.',
    'Time to file the counter is extended till 04.05.2026',
  ],
  [
    'document',
    '1967-12-02',
    'The appeal is from the judgment and order dated the 2nd December, 1967.',
    'The appeal is from the judgment and order dated the 2nd December, 1967',
  ],
  [
    'document',
    '2026-02-02',
    'He said “No funds”. You issued cheque No. 004417 dated 2 February 2026. It came back.',
    'You issued cheque No. 004417 dated 2 February 2026',
  ],
  ['hearing', '2026-05-04', 'Put up on 4.5.2026.', 'Put up on 4.5.2026'],
  [
    'other',
    '1970-05-05',
    'The constable was posted on 5 May 1970.',
    'The constable was posted on 5 May 1970',
  ],
  ['other', '2024-06-12', '12.06.2024: Cheque presented', '12.06.2024: Cheque presented'],
  [
    'other',
    '2020-01-03',
    '3. The plaintiff purchased the property on 3rd January, 2020 for Rs. 5,00,000.',
    'The plaintiff purchased the property on 3rd January, 2020 for Rs. 5,00,000',
  ],
])('%s of %s', (kind, day, text, what) => {
  expect(one(text)).toEqual([[day, kind, what]]);
});

test('a date of a law, a day that does not exist, and a bare date are not events', () => {
  expect(
    one('The Negotiable Instruments (Amendment) Act came into force with effect from 01.09.2018.'),
  ).toEqual([]);
  expect(one('The cheque was returned on 31.02.2019 unpaid.')).toEqual([]);
  expect(one('Page 3\n\n04.05.2026\n\n')).toEqual([]);
});

test.each([
  ['a row of figures', 'KT/25/311,2025-08-04,Cotton yarn 40s,84500,84500\nKT/25/329,2025-08-19,Cotton yarn'],
  ['work that went on until a day', 'He worked as a probationer till February 28, 1966.'],
  ['a state of things before a day', 'Groves planted before 1st July, 1957 are exempt.'],
  ['a day in passing', 'The choice of October 1, 1955 for the purpose of the market value is arbitrary.'],
  ['a reported case', 'That is reported in AIR 1976 SC 113; it was decided on 3rd May, 1976.'],
  ['the beginning of the Constitution', 'The right was paid for on 26 January 1950.'],
])('%s is not an event', (_, text) => {
  expect(one(text)).toEqual([]);
});

test.each([
  [
    'headings, numbers and a signature',
    'IN THE HIGH COURT OF DELHI\nORDER\n2. List on 15.12.2026 for\nframing of issues\nJUDGE\nOctober 4, 2026',
    'List on 15.12.2026 for framing of issues',
  ],
  [
    'a sentence before it that ends with a short word',
    'Heard at 2 p.m.\nThe matter is adjourned to 15.12.2026.',
    'The matter is adjourned to 15.12.2026',
  ],
  ['a joining word', 'and the matter is adjourned to 15.12.2026.', 'The matter is adjourned to 15.12.2026'],
  [
    'half a bracket and half a quotation',
    '“Stand over to 15.12.2026 (as prayed.',
    'Stand over to 15.12.2026 as prayed',
  ],
  [
    'bars of a table',
    '| Next date of hearing | 15.12.2026 | Evidence |',
    'Next date of hearing 15.12.2026 Evidence',
  ],
  [
    'a label and a field after it',
    'Next Hearing Date: 15.12.2026\nCase Stage: Arguments',
    'Next Hearing Date: 15.12.2026',
  ],
  [
    'parts of a long sentence',
    `The learned counsel who appears for the petitioner and for the other petitioners in the connected matters states that ${'she has not been served with the affidavit and '.repeat(2)}seeks time, and the matter is adjourned to 15.12.2026.`,
    'The matter is adjourned to 15.12.2026',
  ],
])('a title has no %s', (_, text, what) => {
  expect(findDatedEvents(text).filter(({ day }) => day === '2026-12-15')).toMatchObject([
    { what, kind: 'hearing' },
  ]);
});

test('the same day with the same words or the same paper counts once', () => {
  expect(
    one('He relied on the order dated 1.2.2020. He denied that the order of 1.2.2020 was served.'),
  ).toHaveLength(1);
  expect(one('Notice was issued on 1.2.2020. Notice was issued on 1.2.2020.')).toHaveLength(1);
});

test('any text is read without error, and a clause contains its date', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('on 1.2.2020', 'dated 14th August 2018', '. ', '\n\n', '; '),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join(' ');
      for (const event of findDatedEvents(text)) {
        expect(event.day).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(event.start).toBeLessThan(event.end);
        expect(event.what.length).toBeLessThanOrEqual(182);
        expect(findDates(event.what).map(({ iso }) => iso)).toContain(event.day);
      }
    }),
  );
});

test.each([
  ['Next date: 12-Mar-26', ['2026-03-12']],
  ['N.D.H. 12/Mar/26 for evidence', ['2026-03-12']],
  ['Posted to 12.3.2026, 13.3.2026 and 16.3.2026 for trial', ['2026-03-12', '2026-03-13', '2026-03-16']],
  ['To come up on Mon, 16th Mar 2026 at 10.30', ['2026-03-16']],
  ['Put up on twelfth day of March, two thousand and twenty six.', ['2026-03-12']],
  ['अगली तारीख बारह मार्च दो हजार छब्बीस नियत है।', ['2026-03-12']],
  ['मामला पाँच जनवरी दो हज़ार छब्बीस को पेश हो।', ['2026-01-05']],
  ['अगली तारीख दिनांक 12.03.2026 व 13.03.2026 नियत है', ['2026-03-12', '2026-03-13']],
])('%s is a hearing on each of its days', (text, days) => {
  const hearings = findDatedEvents(text).filter(({ kind }) => kind === 'hearing');
  expect(hearings.map(({ day }) => day)).toEqual(days);
});
