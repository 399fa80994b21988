import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DecodedCache } from './decoded-cache.ts';

test('what is kept stays within the bound, and what was asked for last stays longest', () => {
  const cache = new DecodedCache(10_000);
  const owner = cache.newOwner();
  for (let i = 0; i < 100; i += 1) {
    cache.set(`${owner}${i}`, { bytes: 800 });
    cache.get(`${owner}0`);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.get(`${owner}0`)).toEqual({ bytes: 800 });
  expect(cache.get(`${owner}99`)).toEqual({ bytes: 800 });
  expect(cache.get(`${owner}50`)).toBeUndefined();
});

test('what would fill a quarter is not kept', () => {
  const cache = new DecodedCache(10_000);
  cache.set('1:small', { bytes: 100 });
  cache.set('1:large', { bytes: 2501 });
  expect(cache.get('1:large')).toBeUndefined();
  expect(cache.get('1:small')).toBeDefined();
});

test('the bytes are those of what is kept, however it came and went', () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 20 }), fc.nat({ max: 400 })));
  fc.assert(
    fc.property(steps, (list) => {
      const cache = new DecodedCache(3000);
      const owners = [cache.newOwner(), cache.newOwner()];
      for (const [step, key, bytes] of list) {
        if (step === 2) cache.forget(owners[key % 2] ?? '');
        else if (step === 1) cache.get(`${owners[key % 2]}${key}`);
        else cache.set(`${owners[key % 2]}${key}`, { bytes });
      }
      for (const owner of owners) cache.forget(owner);
      expect(cache.bytes).toBe(0);
    }),
  );
});
