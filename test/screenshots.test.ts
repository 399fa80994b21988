import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fitsPath, pagePaths } from '#shared/pages.ts';
import {
  CHAMBERS_PAGES,
  PICTURES,
  PUBLIC_PAGES,
  pictureName,
  SIZES,
  THEMES,
  WITHOUT_PICTURE,
} from '../e2e/pictures/pages.ts';

const pages = { ...PUBLIC_PAGES, ...CHAMBERS_PAGES };

test('docs/screenshots has a picture of each page in both sizes and themes, and no other', async () => {
  const wanted = Object.keys(pages).flatMap((page) =>
    Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => pictureName(page, size, theme))),
  );
  expect((await readdir(PICTURES)).sort()).toEqual(wanted.sort());
});

test('each page has a picture, or a reason for none', () => {
  const shown = Object.values(pages).map((url) => url.split('?')[0] ?? '');
  const missing = pagePaths().filter(
    (route) => !(route in WITHOUT_PICTURE) && !shown.some((pathname) => fitsPath(route, pathname)),
  );
  expect(missing).toEqual([]);
});
