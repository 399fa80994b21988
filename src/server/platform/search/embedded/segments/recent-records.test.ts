import { expect, test } from 'vitest';
import { RecentRecords } from './recent-records.ts';

test('records are kept from the first on, as long as there is room', () => {
  const records = new RecentRecords();
  const large = 'x'.repeat(9_000_000);
  records.add(0, '{}');
  records.add(1, large);
  // No room; what comes afterwards is not kept either, however small.
  records.add(2, large);
  records.add(3, '{"id":"3"}');
  expect(records.of([0, 1])).toEqual(['{}', large]);
  expect(records.of([0, 2])).toBeUndefined();
  expect(records.of([3])).toBeUndefined();
});
