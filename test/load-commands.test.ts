import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';

const { scripts } = JSON.parse(readFileSync(shippedPath('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('each figure under load has a command, which `npm run load` runs, and a short form', () => {
  const page = readFileSync(shippedPath('CONTRIBUTING.md'), 'utf8');
  const rows = [...page.matchAll(/\| `npm run (load:\w+)` \| `([^`]+)` \|/gu)].map(([, ...cells]) => cells);
  const commands = Object.keys(scripts).filter((name) => name.startsWith('load:'));
  expect(rows.map(([name]) => name).sort()).toEqual(commands.sort());
  expect(commands.filter((name) => !scripts.load?.includes(`npm run -s ${name} `.trim()))).toEqual([]);
  expect(scripts['test:load']).toContain('npm run -s load');
  const files = [...rows.map(([, file]) => file), ...commands.map((name) => scripts[name]?.split(' ')[1])];
  expect(files.filter((file) => !existsSync(shippedPath(file ?? '')))).toEqual([]);
});
