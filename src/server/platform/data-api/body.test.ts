import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyIn } from './body.ts';
import type { Selection } from './resolve-select.ts';

const selection = { columns: [{ name: 'id', as: 'id' }], embeds: [] } as unknown as Selection;
const textOf = (body: string | ReadableStream) => new Response(body).text();

test('a long answer in chunks is the same text as a short one', async () => {
  const row = fc.integer({ min: 0, max: 60_000 }).map((length) => JSON.stringify({ id: 'न'.repeat(length) }));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (rows) => {
      expect(await textOf(bodyIn('list', rows, selection))).toBe(`[${rows.join(',')}]`);
      expect(await textOf(bodyIn('csv', rows, selection))).toBe(['id', ...rows, ''].join('\r\n'));
    }),
    { numRuns: 30 },
  );
  const long = Array.from({ length: 20 }, () => '1'.repeat(20_000));
  expect(bodyIn('list', long, selection)).toBeInstanceOf(ReadableStream);
});
