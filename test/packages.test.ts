import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shippedPath } from '#server/core/shipped-path.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});
const { packages } = lockSchema.parse(JSON.parse(readFileSync(shippedPath('package-lock.json'), 'utf8')));
const installed = Object.entries(packages).filter(([place]) => place.includes('node_modules/'));
const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package of the lock file is held by its hash; only binaries for another platform may lack one', () => {
  const without = installed.filter(([, entry]) => !entry.link && !entry.integrity?.startsWith('sha512-'));
  expect(without.filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu)))).toEqual([]);
  expect(installed.length - without.length).toBeGreaterThan(400);
});

test('no package is installed under another name, and links stay within this repository', () => {
  const renamed = installed.filter(([place, { name }]) => name !== undefined && name !== nameAt(place));
  expect(renamed).toEqual([]);
  const links = installed.flatMap(([, { link, resolved }]) => (link ? [resolved] : []));
  expect(links.sort()).toEqual([
    'packages/indian-law',
    'packages/test-support',
    'stubs/huggingface-transformers',
  ]);
  for (const place of links) expect(packages[place ?? ''], place).toBeDefined();
});
