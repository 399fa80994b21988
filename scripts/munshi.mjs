// npm run ingest -- <folder>, npm run backup -- <folder>, npm run model:check, and the like: installs what is missing, builds what changed, and runs the command.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, root } from './install.mjs';
import { limitPools, runAgain } from './memory-pools.mjs';

if (!limitPools() && process.platform === 'linux') process.exit(await runAgain());

installPackages();
const { build } = await import('./build.mjs');
await build();

const [node, , command, ...given] = process.argv;
// A relative folder is relative to where the command was given, which npm passes on.
const from = process.env.INIT_CWD ?? process.cwd();
const args = ['ingest', 'backup', 'restore', 'export'].includes(command) ? given.map(resolveFolder) : given;
/** The folder of a command, the file after an address or an option, or the folder of the mirror of the open data. */
function resolveFolder(value, at) {
  if (command === 'export') return at === 0 ? value : path.resolve(from, value);
  if (value === 'verify' || ['--encrypt-to', '--keep'].includes(given[at - 1])) return value;
  const isFolder =
    given[0] === 'open-data'
      ? given[at - 1] === '--mirror' && !/^https?:/iu.test(value)
      : !value.startsWith('--');
  return isFolder ? path.resolve(from, value) : value;
}
process.argv = [node, 'munshi', command, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'dist/cli/munshi.mjs')).href);
