// Prints what a browser downloads before a page works: the entry's own chunks and the chunks that each page adds.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const out = path.resolve(import.meta.dirname, '../dist/web');
const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();

function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readFileSync(path.join(out, file));
    sizes.set(file, {
      raw: bytes.length,
      gzip: gzipSync(bytes).length,
      brotli: brotliCompressSync(bytes).length,
    });
  }
  return sizes.get(file);
}

function reach(keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    reach(manifest[key].imports ?? [], found);
  }
  return found;
}

function total(keys, kind) {
  const files = new Set();
  for (const key of keys) {
    if (kind === 'css') for (const file of manifest[key].css ?? []) files.add(file);
    else if (manifest[key].file.endsWith('.js')) files.add(manifest[key].file);
  }
  return [...files]
    .map(sizeOf)
    .reduce((sum, size) => ({ gzip: sum.gzip + size.gzip, brotli: sum.brotli + size.brotli }), {
      gzip: 0,
      brotli: 0,
    });
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const app = [entry, 'src/web/app/start-app.tsx'];
const first = reach(app);
const home = 'src/web/routes/home/home-layout.tsx';
const rows = [['application', first]];
for (const key of Object.keys(manifest).filter((key) => key.startsWith('src/web/routes/'))) {
  const frame = /^src\/web\/routes\/(home|library|practice)\//.test(key) && key !== home ? [home] : [];
  rows.push([key.replace('src/web/routes/', ''), reach([...app, ...frame, key])]);
}
console.log('first load of           JS brotli   JS gzip  CSS brotli');
for (const [name, keys] of rows) {
  const js = total(keys, 'js');
  console.log(`${name.padEnd(22)}${kB(js.brotli)}${kB(js.gzip)}${kB(total(keys, 'css').brotli)}`);
}

/** Names, roots and limits in bytes (brotli) of what a page's JavaScript may weigh. */
const VISITOR = 'src/web/app/visitor/pages/';
const LIMITS = [
  ['landing page', [entry], 60_000],
  ['landing page in use', [entry, `${VISITOR}landing.tsx`], 80_000],
  ['sign-in page', [entry, `${VISITOR}login.tsx`], 112_000],
  ['code that asks for the data of a page', [entry, 'src/web/app/first-requests.ts'], 16_000],
  ['signed-in shell', [...app, home, 'src/web/routes/home/dashboard.tsx'], 180_000],
];
for (const [name, roots, limit] of LIMITS) {
  const { brotli } = total(reach(roots), 'js');
  console.log(`${name}: ${kB(brotli).trim()} of at most ${kB(limit).trim()}`);
  if (brotli <= limit) continue;
  console.error(`The ${name} needs ${kB(brotli).trim()} of JavaScript; the limit is ${kB(limit).trim()}.`);
  process.exitCode = 1;
}
