// npm start: installs what is missing, builds what changed, runs the server and starts it again when it dies.
// Plain Node without dependencies, in syntax that older versions of Node can parse, so that it can say what it needs.
import path from 'node:path';
import { installPackages, nodeNotice, root, say } from './install.mjs';
import { limitPools } from './memory-pools.mjs';
import { noteRunning } from './running.mjs';

installPackages();
const notice = nodeNotice();
if (notice) say(notice);
const { build } = await import('./build.mjs');
await build();

process.env.NODE_ENV ??= 'production';
process.env.LOG_PRETTY ??= String(process.stdout.isTTY === true);
limitPools();
noteRunning(root);
say('starting');
const { keepRunning } = await import('./launcher.mjs');
process.exit(await keepRunning(['--enable-source-maps', path.join(root, 'dist/server/main.mjs')]));
