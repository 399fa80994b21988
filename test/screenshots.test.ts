import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  CHAMBERS_PAGES,
  PICTURES,
  PUBLIC_PAGES,
  pictureName,
  SIZES,
  THEMES,
  WITHOUT_PICTURE,
} from '../e2e/pictures/pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const pages = { ...PUBLIC_PAGES, ...CHAMBERS_PAGES };

test('docs/screenshots has a picture of each page in both sizes and themes, and no other', async () => {
  const wanted = Object.keys(pages).flatMap((page) =>
    Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => pictureName(page, size, theme))),
  );
  expect((await readdir(PICTURES)).sort()).toEqual(wanted.sort());
});

test('each route has a picture, or a reason for none', async () => {
  const router = await readFile(path.join(root, 'src/web/app/router.tsx'), 'utf8');
  const paths = [
    ...router.matchAll(/getParentRoute: \(\) => (\w+),\s*(?:id: '[^']+',\s*)?path: '([^']+)'/gu),
  ].map(([, parent, route = '']) => {
    if (parent === 'homeClient') return `/home/clients/$clientId/${route}`;
    return parent === 'home' ? `/home/${route === '/' ? '' : route}`.replace(/\/$/u, '') : route;
  });
  expect(paths.length).toBeGreaterThan(40);
  const shown = Object.values(pages).map((url) => url.split('?')[0] ?? '');
  const isShown = (route: string) => {
    const parts = new RegExp(`^${route.replace(/\$\w*/gu, '[^/]+')}$`, 'u');
    return shown.some((url) => parts.test(url));
  };
  expect(paths.filter((route) => !isShown(route) && !(route in WITHOUT_PICTURE))).toEqual([]);
});
