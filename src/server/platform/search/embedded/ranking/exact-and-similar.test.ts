import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchRequest } from '#server/platform/search/engine.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded-engine.ts';

const section = (law: string, section_number: string, key: string) => ({ law, section_number, key });
const provision = { section_law: [section('NI Act', '138', 'ni:138')] };

let folder: string;
let engine: EmbeddedEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-exact-'));
  const embedder = {
    id: 'alike',
    dimensions: 2,
    // All alike in meaning, so that everything is near to everything.
    embed: async (texts: readonly string[]) => texts.map(() => Float32Array.from([1, 0])),
  };
  engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }), embedder });
  await engine.upsert([
    madeUpDocument('phrase', 'The rules of natural justice were followed.'),
    madeUpDocument('words', 'Justice is natural.'),
    madeUpDocument('bail', 'The principle of natural justice, and bail.'),
    madeUpDocument('other', 'A suit for rent.'),
    madeUpDocument('cheque', 'A cheque was returned.', provision),
    madeUpDocument('numbers', 'Section 138 of another act; an act and section 138.'),
    madeUpDocument('section', 'Dishonour of cheque.', { kind: 'act', ...provision }),
  ]);
  await engine.refresh();
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (query: string, more: Partial<SearchRequest> = {}) => {
  const answer = await engine.search({ mode: 'hybrid', query, facets: ['type'], ...more });
  const ids = (similar: boolean) =>
    answer.hits
      .filter((hit) => (hit.similar ?? false) === similar)
      .map(({ id }) => id)
      .sort();
  const counted = (answer.facets?.type ?? []).reduce((sum, { count }) => sum + count, 0);
  return { ...answer, counted, exact: ids(false), alike: ids(true) };
};

describe.each(['hybrid', 'semantic'] as const)('operators bind in a %s search', (mode) => {
  test.each([
    ['"natural justice"', ['bail', 'phrase']],
    ['"natural justice" rent', ['bail', 'phrase']],
    ['natural AND bail', ['bail']],
    ['rent OR bail', ['bail', 'other']],
    ['section 138 NI Act', ['cheque', 'section']],
    ['138 NI Act', ['cheque', 'section']],
    ['section 138 NI Act AND cheque', ['cheque', 'section']],
  ])('%s', async (query, expected) => {
    const { exact, alike, total, totalRelation, counted, hits } = await ask(query, { mode });
    expect(exact).toEqual(expected);
    expect({ total, counted, totalRelation }).toEqual({
      total: expected.length,
      counted: expected.length,
      totalRelation: 'eq',
    });
    expect(exact.length + alike.length).toBe(7);
    const similarAt = hits.map(({ similar }) => similar ?? false);
    expect(similarAt).toEqual([...similarAt].sort());
    const scores = hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('what is excluded is not even similar', async () => {
    const { exact, alike } = await ask('"natural justice" NOT bail', { mode });
    expect(exact).toEqual(['phrase']);
    expect(alike).not.toContain('bail');
    expect(alike).toContain('other');
    const named = await ask('section 138 NI Act NOT dishonour', { mode });
    expect(named.exact).toEqual(['cheque']);
    expect(named.alike).not.toContain('section');
  });

  test('similar hits follow on the page where the exact ones end', async () => {
    const seen = [];
    for (const from of [0, 2, 4, 6]) {
      const page = await ask('"natural justice"', { mode, from, size: 2 });
      expect(page).toMatchObject({ total: 2, similarTotal: 5 });
      seen.push(...page.hits.map(({ id }) => id));
    }
    expect(seen.slice(0, 2).sort()).toEqual(['bail', 'phrase']);
    expect(new Set(seen).size).toBe(7);
  });
});

test('plain words do not bind: what is near in meaning is a result', async () => {
  const { total, alike } = await ask('natural justice');
  expect(total).toBe(7);
  expect(alike).toEqual([]);
});

test.each([
  'the drawer of a cheque under section 138 NI Act promised to repay rent with interest',
  'a cheque returned under section 138 NI Act',
  '138 NI Act bail',
])('words beside a section rank, and the section binds nothing: %s', async (query) => {
  const { alike, exact } = await ask(query);
  expect(alike).toEqual([]);
  expect(exact).toHaveLength(7);
});

test('similar documents are judgments, and acts are a group of their own', async () => {
  const like = await engine.similar({ like: { text: 'dishonour of cheque' } });
  expect(like.hits.map(({ record }) => record.kind)).not.toContain('act');
  expect(like.total).toBe(6);
  expect(like.acts?.map(({ id }) => id)).toEqual(['section']);
  expect(like.best).toBe(like.hits[0]?.score);
  const later = await engine.similar({ like: { text: 'dishonour of cheque' }, from: 2 });
  expect(later.acts).toBeUndefined();
  expect(later.best).toBe(like.best);
  const acts = await engine.similar({ like: { text: 'dishonour of cheque' }, filters: { type: 'act' } });
  expect(acts.hits.map(({ id }) => id)).toEqual(['section']);
});
