import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compiledMessages } from './scripts/compile-messages.ts';
import { firstPageChunks } from './scripts/first-page-chunks.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { prerenderedHtml } from './scripts/prerender.ts';

const server = process.env.MUNSHI_SERVER ?? 'http://127.0.0.1:3000';
const served = [
  '/auth',
  '/rest',
  '/storage',
  '/functions',
  '/realtime',
  '/calendar',
  '/local',
  '/library',
  '/cite',
  '/keyword_search',
  '/semantic_search',
  '/hybrid_search',
  '/similar_search',
  '/presign',
  '/openapi',
];

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Writes .br and .gz beside each text file of the build, which the server then sends as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle() {
      const out = path.join(import.meta.dirname, 'dist/web');
      const files = await readdir(out, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|html|svg)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const bytes = await readFile(path.join(out, file));
          await writeFile(path.join(out, `${file}.br`), await brotli(bytes));
          await writeFile(path.join(out, `${file}.gz`), await gzip(bytes, { level: 9 }));
        }),
      );
    },
  };
}

/** Code of zod that describes schemas as JSON. The server alone does that, and zod's main module imports it. */
const JSON_SCHEMAS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/u;
const EXPORTED = /^export (?:const|function) (\w+)/gmu;
const RENAMED = /^export \{[^}]*\};/gmu;

/** Leaves the names of that code and nothing of it: it would be 6 kB on each page with a schema. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform(code, id) {
      if (!JSON_SCHEMAS.test(id)) return null;
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => `export const ${name} = () => undefined;`);
      return [...names, ...(code.match(RENAMED) ?? [])].join('\n');
    },
  };
}

const CONTRACT = /[\\/]src[\\/]shared[\\/]contracts[\\/]/u;
const DESCRIPTION = /\.describe\(\s*(["'])(?:(?!\1)[^\\]|\\.)*\1,?\s*\)/gu;

/** Leaves out the descriptions of fields, which the API reference prints and no form shows. */
function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    transform: (code, id) => (CONTRACT.test(id) ? code.replace(DESCRIPTION, '') : null),
  };
}

export default defineConfig({
  base: '/',
  publicDir: 'src/web/public',
  plugins: [
    compiledMessages(),
    react(),
    tailwindcss(),
    withoutJsonSchemas(),
    withoutDescriptions(),
    prerenderedHtml([compiledMessages()]),
    offlineWorker(),
    compressed(),
  ],
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // Hashes cannot be compressed, and the entry names every chunk.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { debugName: 'first page', name: firstPageChunks(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      served.map((path) => [path, { target: server, changeOrigin: false, ws: path === '/realtime' }]),
    ),
  },
});
