// npm run ingest -- <folder>: installs what is missing, builds what changed, and adds the folder to the library.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, root } from './install.mjs';

installPackages();
const { build } = await import('./build.mjs');
await build();

// A relative folder is relative to where the command was given, which npm passes on.
const [folder, ...more] = process.argv.slice(2);
const from = process.env.INIT_CWD ?? process.cwd();
process.argv = [
  process.argv[0],
  'munshi',
  'ingest',
  ...(folder === undefined ? [] : [path.resolve(from, folder)]),
  ...more,
];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/cli/munshi.mjs')).href);
