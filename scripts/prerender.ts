// A plugin for the browser's build: writes the finished HTML of the pages that visitors see first, in every language.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin, type PluginOption } from 'vite';
import {
  CODE_ELEMENT,
  type FramedPage,
  type OtherPage,
  type VisitorPage,
  withSession,
} from '../src/shared/pages.ts';
import { HOME, OF_HOME, PAGES } from './first-page-chunks.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Modules that every page loads, except those of a visitor. */
const APPLICATION = [HOME.requests, HOME.data, HOME.application];
/** The pages whose HTML names their code and shows a frame. */
const FRAMED: Record<FramedPage | 'bar', string | string[]> = {
  home: [HOME.dashboard, HOME.tour],
  ...PAGES,
  profile: 'src/web/routes/home/profile.tsx',
  help: 'src/web/routes/home/help.tsx',
  bar: [],
};

interface Chunk {
  file: string;
  imports?: string[];
}

/** A page as `src/web/app/visitor/prerender.tsx` writes it. */
interface Rendered {
  language: string;
  locale: string;
  name: VisitorPage | FramedPage | OtherPage;
  html: string;
  /** A sentence for the time before the code of the page is there, which stands beside its root. */
  note: string;
}

/** The HTML of each page, rendered by the same components as in the browser. */
async function renderedPages(plugins: PluginOption[]): Promise<Rendered[]> {
  // Inside the package, so that the bundle finds the installed packages.
  await mkdir(path.join(root, 'dist'), { recursive: true });
  const outDir = await mkdtemp(path.join(root, 'dist/.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins,
      build: {
        ssr: 'src/web/app/visitor/prerender.tsx',
        outDir,
        copyPublicDir: false,
        rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    // In a process of its own, which ends whatever the pages left running.
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(outDir, 'prerender.mjs')], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The files of all chunks that a chunk imports, and its own: each after those that it needs. */
function filesOf(
  manifest: Record<string, Chunk>,
  key: string,
  files: Set<string>,
  seen = new Set<string>(),
): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, files, seen);
  files.add(chunk.file);
}

/** Leaves the network to what the first paint of a page needs, its style sheet and its fonts: its code comes after them. */
const withLateCode = (page: string) =>
  page.replaceAll(/<link rel="modulepreload"|<script type="module"/gu, '$& fetchpriority="low"');

/** Links that load files which the HTML does not name yet. */
const preloads = (shell: string, files: Iterable<string>): string =>
  [...files]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('');

/** Loads code together with the entry, which would ask for it later. */
const withPreloads = (shell: string, files: Iterable<string>): string =>
  shell.replace('</head>', () => `${preloads(shell, files)}</head>`);

/** Names the code of a page, which the entry asks for after the first words (`main.tsx`). */
const withNamedCode = (shell: string, files: Iterable<string>): string =>
  shell.replace(
    '</body>',
    () => `<template id="${CODE_ELEMENT}">${preloads(shell, files)}</template></body>`,
  );

/** The font of the sign of the rupee. Without its name in the HTML, a page with prices asks for it after its style sheet. */
const SIGNS = 'munshi-sans-signs';
const withoutFont = (page: string, font: string) =>
  page.replace(new RegExp(String.raw`<link\s[^>]*\b${font}[^>]*>\s*`, 'u'), '');

/** Few pages begin with words in the serif typeface or with prices; the others load these fonts when they show some. */
function withUsedFonts(page: string): string {
  const used = /font-serif|prose-reading/u.test(page) ? page : withoutFont(page, 'source-serif');
  return used.includes('₹') ? used : withoutFont(used, SIGNS);
}

/** The frame of a page has few words, so its font may arrive with the code. */
const withLateFonts = (page: string) =>
  page.replaceAll(/<link\s[^>]*\bas="font"/gu, '$& fetchpriority="low"');

/** Files of a page of the signed-in area: those that request its data, then its code. */
type Files = Record<'requests' | 'code', Iterable<string>>;

const EMPTY_ROOT = '<div id="root"></div>';

/** Puts the frame of a page into the shell, in its language, to be seen before its code is loaded. */
const withFrame = (shell: string, { locale, html, note }: Rendered): string =>
  shell
    .replace(EMPTY_ROOT, () => `<div id="root">${html}</div>${note}`)
    .replace('<html lang="en-IN">', `<html lang="${locale}">`);

/** The HTML of a page of the signed-in area: the names of its code and, until that is there, the frame. */
function framedHtml(shell: string, rendered: Rendered, { requests, code }: Files): string {
  const page = withFrame(withNamedCode(withPreloads(shell, requests), code), rendered);
  return withLateCode(withLateFonts(withUsedFonts(page)));
}

/** Puts a page into the HTML of the build; its title belongs into the head. */
function finishedHtml(shell: string, { language, locale, name, html, note }: Rendered): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0];
  const page = shell
    .replace(
      EMPTY_ROOT,
      () =>
        `<div id="root" data-page="${name}" data-language="${language}">${html.replace(title ?? '', '')}</div>${note}`,
    )
    .replace(/<title>.*?<\/title>/, (own) => title ?? own)
    .replace('<html lang="en-IN">', `<html lang="${locale}">`);
  return withSession(withUsedFonts(page), null);
}

/** `plugins`: those of the build that the code of the pages needs. */
export function prerenderedHtml(plugins: PluginOption[]): Plugin {
  return {
    name: 'prerendered-html',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = path.join(root, 'dist/web') }) {
        const index = path.join(dir, 'index.html');
        const shell = await readFile(index, 'utf8');
        const manifest = JSON.parse(await readFile(path.join(dir, '.vite/manifest.json'), 'utf8'));
        const filesFor = (...chunks: string[]) => {
          const files = new Set<string>();
          for (const chunk of chunks) filesOf(manifest, chunk, files);
          return files;
        };
        const empty = withoutFont(withPreloads(shell, filesFor(...APPLICATION)), SIGNS);
        for (const page of await renderedPages(plugins)) {
          const folder = path.join(dir, 'prerendered', page.language);
          await mkdir(folder, { recursive: true });
          const write = (name: string, html: string) => writeFile(path.join(folder, `${name}.html`), html);
          const route = page.name in FRAMED && FRAMED[page.name as keyof typeof FRAMED];
          if (route) {
            const code = filesFor(...APPLICATION, HOME.layout, ...[route].flat());
            await write(page.name, framedHtml(shell, page, { requests: filesFor(HOME.requests), code }));
            continue;
          }
          if (page.name === 'blank') {
            await write(page.name, withFrame(empty, page));
            continue;
          }
          const files = filesFor(`src/web/app/visitor/pages/${page.name}.tsx`);
          const foreign = [...files].find((file) => OF_HOME.test(file));
          if (foreign)
            throw new Error(`The page ${page.name} loads ${foreign}, which is for the application`);
          await write(page.name, finishedHtml(withLateCode(shell), page));
        }
        await writeFile(index, empty);
      },
    },
  };
}
