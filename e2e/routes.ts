import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROUTERS = ['public-routes.tsx', 'router.tsx'].map((file) =>
  path.resolve(import.meta.dirname, '../src/web/app', file),
);

/** The paths of all pages, as the router names them: `/home/clients/$clientId`. */
export async function routePaths(): Promise<string[]> {
  const router = (await Promise.all(ROUTERS.map((file) => readFile(file, 'utf8')))).join('\n');
  const paths = [
    ...router.matchAll(/getParentRoute: \(\) => (\w+),\s*(?:id: '[^']+',\s*)?path: '([^']+)'/gu),
  ].map(([, parent, route = '']) => {
    if (parent === 'homeClient') return `/home/clients/$clientId/${route}`;
    return parent === 'home' ? `/home/${route === '/' ? '' : route}`.replace(/\/$/u, '') : route;
  });
  if (paths.length <= 40) throw new Error('The paths of the pages are not where they were.');
  return paths;
}

/** True when the path of a URL can belong to this route. */
export const isOf = (route: string, pathname: string): boolean =>
  new RegExp(`^${route.replace(/\$\w*/gu, '[^/]+')}$`, 'u').test(pathname);
