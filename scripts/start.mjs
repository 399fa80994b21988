// npm start: installs what is missing, builds what changed, and becomes the server.
// Plain Node without dependencies, in syntax that an older Node reads too, so that it can say what it needs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, root, say } from './install.mjs';

installPackages();
const { build } = await import('./build.mjs');
await build();

process.env.NODE_ENV ??= 'production';
process.env.LOG_PRETTY ??= String(process.stdout.isTTY === true);
process.setSourceMapsEnabled(true);
say('starting');
// In this very process: one process less in memory, and a Ctrl-C has only one place to go.
await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href);
