import compile from 'icu-minify/compile';
import { beforeAll, describe, expect, test } from 'vitest';
import { englishMessages } from '#test/support/english-messages.ts';
import { LANGUAGES } from './languages.ts';

/** The areas (folders of the catalogues) in which a language has a text for every message. */
const COMPLETE: Readonly<Record<'hi' | 'ta', readonly string[]>> = {
  hi: ['accounts', 'common', 'drafting', 'library', 'operations', 'practice', 'site'],
  ta: ['accounts', 'common', 'drafting', 'library', 'operations', 'practice', 'site'],
};

let english: Awaited<ReturnType<typeof englishMessages>>;

beforeAll(async () => {
  english = await englishMessages();
});

/** Parts of a sentence that a translator may not change, and the forms of plurals, which follow the language. */
interface Shape {
  values: Set<string>;
  tags: Set<string>;
  /** `name: case other` */
  selects: Set<string>;
  /** The categories of each plural, without those of a number (`=0`). */
  plurals: { type: 'cardinal' | 'ordinal'; categories: string }[];
}

const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;

const words = (names: Iterable<string>) => [...names].sort().join(' ');

/** Adds the nodes of a compiled text: a text, 0 for `#`, `[name]`, `[name, type, options]` or `[tag, ...children]`. */
function addNodes(nodes: unknown, shape: Shape): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) if (Array.isArray(node)) addNode(node as [string, ...unknown[]], shape);
}

function addNode([name, ...rest]: [string, ...unknown[]], shape: Shape): void {
  const [type, options] = rest;
  if (rest.length > 0 && typeof type !== 'number') {
    shape.tags.add(name);
    addNodes(rest, shape);
    return;
  }
  shape.values.add(name);
  if (type !== SELECT && type !== PLURAL && type !== ORDINAL) return;
  const forms = Object.keys(options as object);
  if (type === SELECT) shape.selects.add(`${name}: ${words(forms)}`);
  else {
    const categories = words(forms.filter((form) => !form.startsWith('=')));
    shape.plurals.push({ type: type === ORDINAL ? 'ordinal' : 'cardinal', categories });
  }
  for (const part of Object.values(options as object)) addNodes(part, shape);
}

function shapeOf(text: string): Shape {
  const shape: Shape = { values: new Set(), tags: new Set(), selects: new Set(), plurals: [] };
  addNodes(compile(text), shape);
  return shape;
}

/** Faults of a translation; empty when it has none. */
function faultsOf(text: string, source: string, locale: string): string[] {
  const [translated, original] = [shapeOf(text), shapeOf(source)];
  const differing = (['values', 'tags', 'selects'] as const).filter(
    (part) => words(translated[part]) !== words(original[part]),
  );
  const faults = differing.map(
    (part) => `${part}: ${words(translated[part])}; in English ${words(original[part])}`,
  );
  for (const { type, categories } of translated.plurals) {
    const wanted = words(new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories);
    if (categories !== wanted) faults.push(`plural forms: ${categories}; wanted ${wanted}`);
  }
  return faults;
}

test('the check of a translation sees a changed value, tag, choice and plural form', () => {
  const source =
    '{count, plural, one {# file} other {# files}} of <b>{name}</b> {to, select, a {x} other {y}}';
  const good = '<b>{name}</b> {to, select, a {x} other {y}}: {count, plural, one {# फ़ाइल} other {# फ़ाइलें}}';
  expect(faultsOf(good, source, 'hi-IN')).toEqual([]);
  for (const bad of [
    good.replace('{name}', '{nam}'),
    good.replace('<b>{name}</b>', '{name}'),
    good.replace('select, a', 'select, b'),
    good.replace('one {# फ़ाइल} ', ''),
  ])
    expect(faultsOf(bad, source, 'hi-IN'), bad).toHaveLength(1);
});

describe.each(['hi', 'ta'] as const)('the catalogue of %s', (code) => {
  const { locale, load } = LANGUAGES[code];

  test('has the values, tags, choices and plural forms of the English texts, and no other message', async () => {
    const faults: string[] = [];
    for (const [key, text] of Object.entries(await load())) {
      const source = english.get(key)?.source;
      const found = source === undefined ? ['no such message'] : faultsOf(text as string, source, locale);
      faults.push(...found.map((fault) => `${key}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('has a text for every message of its complete areas', async () => {
    const texts = await load();
    const missing = [...english].filter(
      ([key, { area }]) => COMPLETE[code].includes(area) && !(key in texts),
    );
    expect(missing.map(([key]) => key)).toEqual([]);
  });
});
