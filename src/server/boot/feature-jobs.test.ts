import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FEATURE_JOBS } from './feature-jobs.ts';

const features = path.resolve(import.meta.dirname, '../features');

test('the jobs of every feature are started', async () => {
  const files = (await readdir(features, { recursive: true })).filter((file) => /(^|\/)jobs\.ts$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const { jobs }: { jobs: unknown } = await import(path.join(features, file));
      return { file, started: FEATURE_JOBS.some((declared) => declared === jobs) };
    }),
  );
  expect(found.filter(({ started }) => !started)).toEqual([]);
  expect(FEATURE_JOBS).toHaveLength(found.length);
});
