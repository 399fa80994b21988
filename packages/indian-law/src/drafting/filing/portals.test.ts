import { expect, test } from 'vitest';
import { portalOf } from './portals.ts';

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
