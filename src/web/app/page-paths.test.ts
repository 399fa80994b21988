import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { hasPage, pagePaths } from '#shared/pages.ts';
import { createQueryClient } from '#web/data/query-client.ts';
import { createAppRouter } from './router.tsx';

/** The paths of the router, with `*` for a parameter, without those that show that there is no page. */
function routedPaths(): string[] {
  const router = createAppRouter(createQueryClient(), createMemoryHistory());
  const paths = Object.values(router.routesById).flatMap(
    ({ fullPath }: { fullPath?: string }) => fullPath ?? [],
  );
  const shown = paths.filter((path) => !path.endsWith('/$')).map((path) => path.replace(/(?<=.)\/$/u, ''));
  return [...new Set(shown.map((path) => path.replace(/\$\w+/gu, '*')))];
}

test('the server knows every path of the web application, and no other', () => {
  expect(pagePaths().sort()).toEqual(routedPaths().sort());
});

test('a path has a page in any case and with a slash at its end, and not with a part more or less', () => {
  for (const path of pagePaths().map((one) => one.replaceAll('*', 'a%20b'))) {
    expect(hasPage(path), path).toBe(true);
    expect(hasPage(`${path.toUpperCase()}/`.replace('//', '/')), path).toBe(true);
    expect(hasPage(`${path}/nothing/here/at/all`), path).toBe(false);
    expect(hasPage(`${path}//`), path).toBe(false);
  }
  expect(hasPage('/home/cases/x/')).toBe(true);
  expect(hasPage('/home/library')).toBe(false);
});
