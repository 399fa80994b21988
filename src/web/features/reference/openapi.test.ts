import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, renderApp } from '#test/support/web.tsx';
import { groupsOf, type OpenApi, operationOf } from './openapi.ts';
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
  const [read, write] = groupsOf(document)[0]?.operations ?? [];
  if (!read || !write) throw new Error('no operations');
  expect(write.summary).toBe('Write cases');
  expect(operationOf(document, write).description).toBe(undefined);
  expect(operationOf(document, read).answers).toMatchObject([{ status: '200', description: 'Rows' }]);
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

test('an operation is read when it is opened, and again after an error', async () => {
  const answers = [json(404, { error: 'Not now' }), json(200, document)];
  const { calls } = renderApp('/docs', {
    'GET /openapi/index.json': () => document,
    'GET /openapi/operation.json': () => answers.shift(),
  });
  const [row] = await screen.findAllByText('/rest/v1/cases');
  const operation = row?.closest('details');
  if (!operation) throw new Error('no operation');
  const read = () => calls.filter(({ call }) => call === 'GET /openapi/operation.json');
  expect(read()).toEqual([]);
  operation.open = true;
  fireEvent(operation, new Event('toggle'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await screen.findByText('Rows');
  expect(Object.fromEntries(read()[0]?.query ?? [])).toEqual({ method: 'get', path: '/rest/v1/cases' });
  expect(read()).toHaveLength(2);
});
