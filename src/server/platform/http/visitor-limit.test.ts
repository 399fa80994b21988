import { expect, test } from 'vitest';
import { VisitorLimit } from './visitor-limit.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test('an address has so many calls in a window, and others are not affected', () => {
  const limit = new VisitorLimit({ calls: 2, windowMs: 60_000 });
  limit.take('a', at(0));
  limit.take('a', at(30));
  expect(() => limit.take('a', at(40))).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfter: 20 }),
  );
  limit.take('b', at(40));
  limit.take('a', at(60));
});

test('a clock that is set back locks nobody out', () => {
  const limit = new VisitorLimit({ calls: 1, windowMs: 60_000 });
  limit.take('a', at(86_400));
  limit.take('a', at(0));
  expect(() => limit.take('a', at(1))).toThrow(expect.objectContaining({ retryAfter: 59 }));
});

test('it remembers a bounded number of addresses', () => {
  const limit = new VisitorLimit({ calls: 1, windowMs: 60_000, addresses: 2 });
  for (const address of ['a', 'b', 'c']) limit.take(address, at(0));
  expect(() => limit.take('c', at(1))).toThrow();
  limit.take('a', at(1));
});
