import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inLanguage, loadLanguages } from '#server/core/language.ts';
import { newSavedSearch } from '#shared/contracts/research/saved-searches.ts';
import { speakPlainly } from './contract-sentences.ts';

beforeAll(speakPlainly);
afterAll(() => {
  z.config({ customError: undefined });
});

const folder = path.resolve(import.meta.dirname, '../../../shared/contracts');

/** Every schema that a contract exports, by its file and name. */
async function contracts(): Promise<[string, z.ZodType][]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/u.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(path.join(folder, file))) as Record<string, unknown>;
      return Object.entries(module)
        .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
        .map(([name, schema]): [string, z.ZodType] => [`${file}: ${name}`, schema]);
    }),
  );
  return found.flat();
}

/** Nothing, null and a number: for the whole body, for each of its fields, and for each field of what its fields hold. */
function wrongInputs(schema: unknown, depth = 0): unknown[] {
  const wrong = [undefined, null, 7];
  const inner = innerOf(schema);
  if (depth > MOST_DEEP) return wrong;
  if (inner instanceof z.ZodArray)
    return [...wrong, ...wrongInputs(inner.element, depth + 1).map((one) => [one])];
  if (inner instanceof z.ZodUnion)
    return [...wrong, ...inner.options.flatMap((one) => wrongInputs(one, depth + 1))];
  if (!(inner instanceof z.ZodObject)) return wrong;
  const fields = Object.entries(inner.shape);
  const ofAll = wrong.map((value) => Object.fromEntries(fields.map(([field]) => [field, value])));
  const ofOne = fields.flatMap(([field, part]) =>
    wrongInputs(part, depth + 1).map((value) => ({ [field]: value })),
  );
  return [...wrong, {}, ...ofAll, ...ofOne];
}

/** Limit: objects inside one another that are tried. */
const MOST_DEEP = 3;

/** The schema inside those that make it optional, give it a default or change its answer. */
function innerOf(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return innerOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? innerOf(schema.in) : schema;
}

const OF_THE_VALIDATOR = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)|, received/u;

test.each(['en', 'hi', 'ta'] as const)(
  'no contract answers nothing, null or a number in the words of the validator: %s',
  async (language) => {
    await loadLanguages();
    const schemas = await contracts();
    expect(schemas.length).toBeGreaterThan(100);
    const raw = inLanguage(language, () =>
      schemas.flatMap(([name, schema]) =>
        wrongInputs(schema).flatMap((input) =>
          (schema.safeParse(input).error?.issues ?? [])
            .filter(({ message }) => OF_THE_VALIDATOR.test(message))
            .map(({ message, path: at }) => `${name} ${at.join('.')}: ${message}`),
        ),
      ),
    );
    expect([...new Set(raw)]).toEqual([]);
  },
);

test('the sentence names the field, in the language of the request', async () => {
  await loadLanguages();
  const client = z.object({ name: z.string(), status: z.enum(['open', 'closed']).optional() }).strict();
  const said = (input: unknown) => client.safeParse(input).error?.issues[0]?.message;
  expect(said({})).toBe('‘name’ is missing.');
  expect(said({ name: 7 })).toBe('‘name’ must be a text.');
  expect(said({ name: 'Asha', status: 'lost' })).toBe('‘status’ must be one of these: open, closed.');
  expect(said({ name: 'Asha', colour: 'red' })).toBe('This is not known here: colour.');
  expect(said(7)).toBe('The request does not have the expected form.');
  expect(inLanguage('hi', () => said({}))).toBe('‘name’ नहीं दिया गया है।');
  expect(inLanguage('ta', () => said({ name: 7 }))).toBe('‘name’ உரையாக இருக்க வேண்டும்.');
});

test('a missing text has the sentence of an empty one, where its contract has one', async () => {
  await loadLanguages();
  const said = (input: unknown) =>
    inLanguage('hi', () =>
      newSavedSearch.safeParse(input).error?.issues.find(({ path: [field] }) => field === 'name'),
    )?.message;
  expect(said({ name: '' })).not.toContain('name');
  expect(said({})).toBe(said({ name: '' }));
  expect(said({ name: null })).toBe(said({ name: '' }));
  expect(said({ name: 7 })).toContain('name');
});
