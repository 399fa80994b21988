import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressGroup } from './address-group.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['local', 'local'],
])('the address %s counts as %s', (given, expected) => {
  expect(addressGroup(given)).toBe(expected);
});

test('an address of IPv6 counts as its /64 however it is written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 8, maxLength: 8 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (groups, others) => {
        const hex = groups.map((part) => part.toString(16));
        const padded = groups.map((part) => part.toString(16).padStart(4, '0').toUpperCase());
        const neighbour = [...hex.slice(0, 4), ...others.map((part) => part.toString(16))];
        expect(addressGroup(padded.join(':'))).toBe(addressGroup(hex.join(':')));
        expect(addressGroup(neighbour.join(':'))).toBe(addressGroup(hex.join(':')));
      },
    ),
  );
});
