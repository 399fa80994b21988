// Prints what a browser downloads before a page works: the entry's own chunks and the chunks that each page adds.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const out = path.resolve(import.meta.dirname, '../dist/web');
const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();

function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytesOf = (name) => statSync(path.join(out, name)).size;
    sizes.set(file, { gzip: bytesOf(`${file}.gz`), brotli: bytesOf(`${file}.br`) });
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
const shell = reach([...app, home]);
/** Below the shell: the pages of the signed-in area, and what such a page loads with its first view or a tab. */
const INSIDE = /^src\/web\/routes\/(home|library|practice)\//;
const rows = [['application', first, first]];
for (const key of Object.keys(manifest).filter((key) => key.startsWith('src/web/routes/'))) {
  const inside = INSIDE.test(key) && key !== home;
  const under = inside ? shell : first;
  rows.push([key.replace('src/web/routes/', ''), reach([key], new Set(under)), under]);
}
console.log('first load of               JS brotli   JS gzip  CSS brotli   above the shell, brotli and gzip');
let heaviest = ['', 0];
for (const [name, keys, under] of rows) {
  const js = total(keys, 'js');
  const above = { brotli: js.brotli - total(under, 'js').brotli, gzip: js.gzip - total(under, 'js').gzip };
  const columns = [js.brotli, js.gzip, total(keys, 'css').brotli, above.brotli, above.gzip];
  console.log(`${name.padEnd(26)}${columns.map(kB).join(' ')}`);
  if (under === shell && above.gzip > heaviest[1]) heaviest = [name, above.gzip];
}

/** Names, roots and limits in bytes (brotli) of what a page's JavaScript may weigh. */
const VISITOR = 'src/web/app/visitor/pages/';
const LIMITS = [
  ['landing page', [entry], 60_000],
  ['landing page in use', [entry, `${VISITOR}landing.tsx`], 82_000],
  ['sign-in page', [entry, `${VISITOR}login.tsx`], 115_000],
  ['code that asks for the data of a page', [entry, 'src/web/app/first-requests.ts'], 16_000],
  ['signed-in shell', [...app, home, 'src/web/routes/home/dashboard.tsx'], 180_000],
];
function check(name, bytes, limit) {
  console.log(`${name}: ${kB(bytes).trim()} of at most ${kB(limit).trim()}`);
  if (bytes <= limit) return;
  console.error(`The ${name} needs ${kB(bytes).trim()} of JavaScript; the limit is ${kB(limit).trim()}.`);
  process.exitCode = 1;
}

for (const [name, roots, limit] of LIMITS) check(name, total(reach(roots), 'js').brotli, limit);
/** Limit: bytes that a signed-in page may need above the shell (gzip, which is more than brotli). */
const ABOVE_SHELL = 120_000;
console.log(`heaviest page above the shell: ${heaviest[0]}`);
check('heaviest page above the shell', heaviest[1], ABOVE_SHELL);
