import { expect, test } from 'vitest';
import { groupsOf, type OpenApi } from './openapi.ts';
import { typeOf } from './schema-view.tsx';

const document: OpenApi = {
  info: { title: 'T', version: '1' },
  components: {
    schemas: { Row: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } } },
  },
  paths: {
    '/rest/v1/cases': {
      get: {
        tags: ['Data'],
        summary: 'Read cases',
        responses: {
          200: {
            description: 'Rows',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Row' } } },
            },
          },
        },
      },
      post: { tags: ['Data'], description: 'Write cases' },
    },
    '/healthz': { get: {} },
  },
};

test('calls are grouped by tag, or by the first part of the path', () => {
  expect(
    groupsOf(document).map(({ tag, operations }) => [
      tag,
      operations.map(({ method, path }) => `${method} ${path}`),
    ]),
  ).toEqual([
    ['Data', ['GET /rest/v1/cases', 'POST /rest/v1/cases']],
    ['healthz', ['GET /healthz']],
  ]);
});

test('a description replaces a missing summary', () => {
  expect(groupsOf(document)[0]?.operations[1]).toMatchObject({
    summary: 'Write cases',
    description: undefined,
  });
});

test.each([
  [{ type: 'array', items: { $ref: '#/components/schemas/Row' } }, 'list of object'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'string', enum: ['judgment', 'act'] }, '"judgment" | "act"'],
  [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
  [{}, 'any value'],
])('%j reads %s', (schema, words) => {
  expect(typeOf(document, schema)).toBe(words);
});
