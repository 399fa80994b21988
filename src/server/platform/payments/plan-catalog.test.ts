import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '#shared/contracts/billing.ts';
import { readPlanCatalog } from './plan-catalog.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-plans-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function catalog(content: unknown) {
  const file = path.join(folder, 'plans.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readPlanCatalog(file);
}
const shipped = readPlanCatalog(undefined);
const limits = { storage_gb: 1, ai_tokens_month: 10, ocr_pages_month: 10 };
const seller = shipped.seller;
const plan = (fields: object) => ({ id: 'solo', name: 'Solo', price_monthly: 1499, limits, ...fields });
const withPlan = (fields: object) => ({ seller, free: limits, plans: [plan(fields)] });

test('a missing price is an interval that is not sold', async () => {
  const [read] = (await catalog(withPlan({ features: ['Search'] })))().plans;
  expect(read).toMatchObject({ price_monthly: 1499, price_yearly: null, features: ['Search'] });
});

test.each([
  ['a list', ['Search', 7, 'Chat'], ['Search', 'Chat']],
  ['a list in a text', '["Search"]', ['Search']],
  ['malformed JSON', '["Search",', []],
  ['no list', '{"a":1}', []],
  ['nothing', undefined, []],
])('features that are %s are read without an error', async (_, features, expected) => {
  expect(featuresOf(features)).toEqual(expected);
  expect((await catalog(withPlan({ features })))().plans[0]?.features).toEqual(expected);
});

test.each([
  ['a price in paise', withPlan({ price_monthly: 1499.5 }), 'plans.0.price_monthly'],
  ['a price below zero', withPlan({ price_monthly: -1 }), 'plans.0.price_monthly'],
  ['an id that is no id', withPlan({ id: 'Solo plan' }), 'plans.0.id'],
  ['a plan without limits', withPlan({ limits: undefined }), 'plans.0.limits'],
  ['a state that does not exist', { ...withPlan({}), seller: { ...seller, state: '99x' } }, 'seller.state'],
  ['a file without plans', { seller, free: limits }, 'plans'],
  ['malformed JSON', '{"plans": [', 'JSON'],
])('%s stops the start and names what is wrong', async (_, content, named) => {
  const read = await catalog(content);
  expect(read).toThrow(named);
  expect(read).toThrow('plans.json');
});

test('a file that is not there is named', () => {
  expect(() => readPlanCatalog(path.join(folder, 'none.json'))).toThrow('none.json');
});
