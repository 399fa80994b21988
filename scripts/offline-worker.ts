// A plugin for the browser's build: writes the names of its files into the worker that keeps them for pages without a
// connection.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { OFFLINE_SHELL } from '../src/shared/pages.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** Modules that every page loads. */
const APPLICATION = [
  'src/web/app/first-requests.ts',
  'src/web/app/first-data.ts',
  'src/web/app/start-app.tsx',
];
/** The pages that work without a connection, with all that they load later. */
const PAGES = [
  'src/web/app/offline/start-offline.ts',
  'src/web/routes/home/home-layout.tsx',
  'src/web/routes/home/dashboard.tsx',
  'src/web/routes/practice/case-detail.tsx',
  'src/web/routes/practice/cases.tsx',
];
/** Files outside the bundle that a page names. */
const NAMED = ['/theme.js', '/favicon.svg', '/app.webmanifest'];
/** The letters of English, and the sign of the rupee. */
const FONTS =
  /assets\/(?:(?:inter|source-serif-4)-latin-wght-normal|munshi-(?:sans|serif)-signs)-[^/]*\.woff2$/u;

/** The chunks that are reached from some; `later`: also through what they load when they need it. */
function reach(manifest: Manifest, keys: readonly string[], later: boolean, found: Set<string>): void {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) continue;
    found.add(key);
    reach(manifest, chunk.imports ?? [], later, found);
    if (later) reach(manifest, chunk.dynamicImports ?? [], later, found);
  }
}

/** `files`: kept at once, the entry first; `others`: kept when a page has loaded them. */
export function filesOfBuild(manifest: Manifest): { files: string[]; others: string[] } {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const found = new Set<string>();
  reach(manifest, [entry, ...APPLICATION], false, found);
  const pages = PAGES.filter((page) => !found.has(page));
  reach(manifest, pages, true, found);
  const named = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  const fonts = named(Object.keys(manifest)).filter((file) => FONTS.test(file));
  const unique = (list: string[]) => [...new Set(list.map((file) => `/${file}`))];
  const files = [...unique([...named(found), ...fonts]), ...NAMED];
  const others = unique(named(Object.keys(manifest))).filter((file) => !files.includes(file));
  return { files, others };
}

export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = path.resolve(import.meta.dirname, '../dist/web') }) {
        const manifest = JSON.parse(
          await readFile(path.join(dir, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        const worker = path.join(dir, 'sw.js');
        const code = await readFile(worker, 'utf8');
        const build = { ...filesOfBuild(manifest), shell: OFFLINE_SHELL };
        const id = createHash('sha256').update(JSON.stringify(build)).update(code).digest('hex').slice(0, 16);
        await writeFile(worker, `self.build = ${JSON.stringify({ id, ...build })};\n${code}`);
      },
    },
  };
}
