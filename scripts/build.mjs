// Builds what changed: the server and the commands into dist/server and dist/cli, the web application into dist/web.
// `npm start` calls it; `node scripts/build.mjs` builds alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, refuseWhileRunning, root, say } from './install.mjs';

const dist = path.join(root, 'dist');
const COMMANDS = ['src/cli/munshi.ts'];
// Modules that run in a process or thread of their own; each is written next to every bundle that starts it. A `-work` module
// has the functions of a `WorkerThread`.
export const CHILDREN = [
  'src/server/features/library/ingest/read-file.ts',
  'src/server/features/drafts/import/read-docx.ts',
  'src/server/features/files/previews/preview-file.ts',
  'src/server/features/drafts/annexures/bind-files.ts',
  'src/server/features/checks/read-text.ts',
  'src/server/features/court-import/read-mail.ts',
  'src/server/features/court-import/read-paper.ts',
  'src/server/features/file-pages/read-pages.ts',
  'src/server/features/library/scans/read-scan.ts',
  'src/server/platform/models/embeddings/training-child.ts',
  'src/server/platform/search/worker/engine-worker.ts',
  ...filesUnder(path.join(root, 'src/server'))
    .filter((file) => file.endsWith('-work.ts'))
    .map((file) => path.relative(root, file)),
];

const MODEL_HASH = 'packages/sentence-model/model/e5-small.bin.sha256';

const PARTS = [
  {
    name: 'server',
    what: 'the server',
    sources: [
      'packages/indian-law/src',
      'packages/sentence-model/src',
      'src/shared',
      'src/server',
      'src/cli',
      'package-lock.json',
      'scripts/build.mjs',
    ],
    made: 'server/main.mjs',
    build: buildServer,
  },
  {
    name: 'web',
    what: 'the web application',
    sources: [
      'packages/indian-law/src',
      'src/shared',
      'src/web',
      'library/plans.json',
      'index.html',
      'vite.config.ts',
      'scripts/compile-messages.ts',
      'scripts/first-page-chunks.ts',
      'scripts/offline-worker.ts',
      'scripts/prerender.ts',
      'package-lock.json',
    ],
    made: 'web/index.html',
    build: buildWeb,
  },
  {
    name: 'sbom',
    what: 'the list of packages (CycloneDX)',
    sources: ['package-lock.json', MODEL_HASH],
    made: 'sbom.cdx.json',
    build: writeBillOfMaterials,
  },
];

const stampOf = ({ name }) => path.join(dist, `.${name}-built`);

function isCurrent(part, wanted) {
  const stamp = stampOf(part);
  return (
    existsSync(stamp) && existsSync(path.join(dist, part.made)) && readFileSync(stamp, 'utf8') === wanted
  );
}

/** Parts that are not built, or whose sources changed since their build: `the server`, `the web application`. */
export const unbuilt = () =>
  PARTS.filter((part) => !isCurrent(part, fingerprint(part.sources))).map(({ what }) => what);

/** Builds each part whose sources differ from those of its last build. */
export async function build() {
  for (const part of PARTS) {
    const stamp = stampOf(part);
    const wanted = fingerprint(part.sources);
    if (isCurrent(part, wanted)) continue;
    refuseWhileRunning(`${part.what} changed`);
    say(`building ${part.what}`);
    rmSync(stamp, { force: true });
    await part.build();
    mkdirSync(dist, { recursive: true });
    writeFileSync(stamp, wanted);
  }
}

/** SHA-256 over the names and contents of the sources; tests are not part of any build. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(start) {
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [start];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function buildServer() {
  const commands = COMMANDS.filter((file) => existsSync(path.join(root, file)));
  const outputs = [['server', ['src/server/main.ts', ...CHILDREN]]];
  if (commands.length > 0) outputs.push(['cli', [...commands, ...CHILDREN]]);
  for (const [folder, entryPoints] of outputs) {
    const outdir = path.join(dist, folder);
    rmSync(outdir, { recursive: true, force: true });
    try {
      await bundle(entryPoints, outdir);
    } catch {
      fail('the server could not be built; the lines above say why.');
    }
  }
}

/** Writes each module with all that it imports, but for packages, as one file into a folder. */
export async function bundle(entryPoints, outdir) {
  const esbuild = await import('esbuild');
  await esbuild.build(bundleOptions(entryPoints, outdir));
}

/** The texts of each language but English, which is in the code. */
const TEXTS = Object.fromEntries(
  readdirSync(path.join(root, 'src/shared/messages'))
    .map((language) => [language, `src/shared/messages/${language}/texts.ts`])
    .filter(([, file]) => existsSync(path.join(root, file))),
);

/**
 * Makes the texts of a language a module of their own beside the bundles. The server loads them at its start; in the bundles, each
 * thread and each child would hold all of them.
 */
const textsApart = {
  name: 'texts-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/texts\.ts$/ }, ({ path: file, kind }) => {
      const language = path.basename(path.dirname(file));
      return kind === 'dynamic-import' && language in TEXTS
        ? { path: `./${language}-texts.mjs`, external: true }
        : undefined;
    }),
};

const bundleOptions = (modules, outdir) => ({
  absWorkingDir: root,
  entryPoints: [
    ...modules.map((file) => ({ in: file, out: path.parse(file).name })),
    ...Object.entries(TEXTS).map(([language, file]) => ({ in: file, out: `${language}-texts` })),
  ],
  plugins: [textsApart],
  outdir,
  entryNames: '[name]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  // Node keeps the map of each bundle in memory, and needs lines and names alone.
  sourcesContent: false,
  logLevel: 'warning',
});

/** Builds the server, and again after each change of its sources; `built` is called after each build without errors. */
export async function watchServer(built) {
  const esbuild = await import('esbuild');
  // The next `npm start` builds it itself.
  for (const part of PARTS.filter(({ name }) => name === 'server')) rmSync(stampOf(part), { force: true });
  const plugin = {
    name: 'built',
    setup: ({ onEnd }) => onEnd(({ errors }) => (errors.length === 0 ? built() : undefined)),
  };
  const options = bundleOptions(['src/server/main.ts', ...CHILDREN], path.join(dist, 'server'));
  const context = await esbuild.context({ ...options, plugins: [...options.plugins, plugin] });
  await context.watch();
  return context;
}

async function buildWeb() {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) fail('the web application could not be built; the lines above say why.');
}

/**
 * The packages of the lock file as CycloneDX, with versions, licences and hashes. Those that the build needs are in it too:
 * the web application is made of them.
 */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--silent'];
  const { status, stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm could not list the packages; npm 9.5 or newer can.');
  const bill = JSON.parse(stdout);
  // npm names the folder.
  bill.metadata.component.name = 'munshi';
  bill.components.push(sentenceModel());
  return bill;
}

/** The weights that we ship, as a part of the bill of materials. */
function sentenceModel() {
  const [content] = readFileSync(path.join(root, MODEL_HASH), 'utf8').split(' ');
  return {
    'bom-ref': 'multilingual-e5-small@q4',
    type: 'machine-learning-model',
    name: 'multilingual-e5-small',
    version: 'q4',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-256', content }],
  };
}

function writeBillOfMaterials() {
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'sbom.cdx.json'), JSON.stringify(billOfMaterials()));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
