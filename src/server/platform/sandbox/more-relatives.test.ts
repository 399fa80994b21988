import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELATIVES } from '#test/fixtures/document-relatives.ts';
import { readText } from './file-pages.ts';

// Small inputs of the kinds that users of other programs reported, written before the code ran on them.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-relatives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(Object.entries(RELATIVES))('%s', async (name, { bytes, has = [], hasNot = [], matches, loss }) => {
  const kind = name.split(':')[0] ?? '';
  const file = path.join(folder, `file.${kind}`);
  await writeFile(file, bytes);
  const { pages, losses } = await readText(file, kind);
  const text = pages.join('\n');
  expect({ missing: has.filter((words) => !text.includes(words)), text }).toMatchObject({ missing: [] });
  expect({ found: hasNot.filter((words) => text.includes(words)), text }).toMatchObject({ found: [] });
  if (matches) expect(text).toMatch(matches);
  if (loss) expect(losses).toContain(loss);
});
