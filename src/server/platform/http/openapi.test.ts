import { createRoute, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { newApi } from './api.ts';
import { serveContract } from './openapi.ts';

type Part = { components: { schemas: Record<string, unknown> } };

test('an operation comes with the schemas that its schemas need, and with no others', async () => {
  const court = z.object({ name: z.string() }).openapi('Court');
  const judgment = z.object({ court }).openapi('Judgment');
  const citation = z.object({ judgment }).openapi('Citation');
  const unused = z.object({ number: z.number() }).openapi('Unused');
  const app = newApi();
  for (const [path, schema] of [
    ['/citations', citation],
    ['/unused', unused],
  ] as const)
    app.openapi(
      createRoute({
        path,
        method: 'get',
        responses: { 200: { description: 'One', content: { 'application/json': { schema } } } },
      }),
      (c) => c.json({} as never),
    );
  serveContract(app, 'http://localhost');
  const answer = await app.request('/openapi/operation.json?path=/citations&method=get');
  const { components } = (await answer.json()) as Part;
  const named = Object.keys(components.schemas);
  expect(named).toEqual(expect.arrayContaining(['Citation', 'Judgment', 'Court']));
  expect(named).not.toContain('Unused');
});
