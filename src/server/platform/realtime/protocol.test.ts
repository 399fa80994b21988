import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage, writeMessage } from './protocol.ts';

const part = fc.option(fc.string({ maxLength: 20 }), { nil: null });
const message = fc.record({
  joinRef: part,
  ref: part,
  topic: fc.string({ maxLength: 50 }),
  event: fc.string({ maxLength: 50 }),
  payload: fc.jsonValue(),
});

test.each(['1.0.0', '2.0.0'] as const)('what version %s writes it reads', (version) => {
  fc.assert(
    fc.property(message, ({ payload, ...rest }) => {
      const json = JSON.stringify(payload);
      expect(readMessage(version, writeMessage(version, rest, json))).toEqual({
        ...rest,
        payload: JSON.parse(json),
      });
    }),
  );
});

test.each(['1.0.0', '2.0.0'] as const)(
  'whatever else comes is no message of version %s, and no fault',
  (version) => {
    fc.assert(fc.property(fc.string(), (text) => readMessage(version, text) === undefined));
    for (const body of [
      null,
      7,
      [],
      ['1', '2'],
      [1, 2, 3, 4, 5],
      {},
      { topic: 1, event: 'x' },
      ['1', '2', 't', 'e'.repeat(101), {}],
    ])
      expect(readMessage(version, JSON.stringify(body)), JSON.stringify(body)).toBeUndefined();
  },
);
