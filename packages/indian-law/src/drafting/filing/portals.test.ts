import { expect, test } from 'vitest';
import { pageOfCourt, portalOf } from './portals.ts';

test.each([
  ['Supreme Court of India', 'supreme_court'],
  ['High Court of Delhi at New Delhi', 'delhi'],
  ['High Court of Judicature at Madras', undefined],
  ['Court of the Civil Judge, Salem', undefined],
  ['', undefined],
  [null, undefined],
])('the rules for a case before %j are those of %j', (court, id) => {
  expect(portalOf(court)?.id).toBe(id);
});

test.each([
  ['Supreme Court of India', 'supreme_court', 'F.No.01/Judl./2020'],
  ['High Court of Bombay', 'bombay', '6 July 2021'],
  ['High Court at Calcutta', 'calcutta', '18 February 2020'],
  ['High Court of Karnataka at Bengaluru', 'karnataka', 'R(J)-47/2020'],
  ['High Court of Kerala at Ernakulam', 'kerala', '22 September 2020'],
  ['High Court of Tripura', 'tripura', '23 March 2020'],
])('the page of the %s has its rule', (court, id, source) => {
  expect(pageOfCourt(court)).toEqual({ id, source: expect.stringContaining(source) });
});

test('a court whose rule is not known has no page', () => {
  expect(pageOfCourt('High Court of Judicature at Madras')).toBeUndefined();
});
