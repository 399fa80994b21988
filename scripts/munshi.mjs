// npm run ingest -- <folder>, npm run model:check, npm run plans:sync: installs what is missing, builds what changed, and runs the command.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, root } from './install.mjs';

installPackages();
const { build } = await import('./build.mjs');
await build();

const [node, , command, ...given] = process.argv;
// A relative folder is relative to where the command was given, which npm passes on.
const from = process.env.INIT_CWD ?? process.cwd();
const [folder, ...more] = given;
const args = command === 'ingest' && folder !== undefined ? [path.resolve(from, folder), ...more] : given;
process.argv = [node, 'munshi', command, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/cli/munshi.mjs')).href);
