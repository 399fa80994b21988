import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shippedPath } from '#server/core/shipped-path.ts';

interface Build {
  CHILDREN: readonly string[];
  bundle: (entryPoints: readonly string[], folder: string) => Promise<void>;
}

type Options = { folder: string; port: number; env?: Record<string, string> };

/** Starts the built product over a data folder and waits until it is ready. Errors: it ended before. */
export const startBuiltServer = (
  folder: string,
  port: number,
  env: Record<string, string> = {},
): Promise<ChildProcess> => start('dist/server/main.mjs', 'Munshi is ready', { folder, port, env });

/** Builds `server.ts`, the product with the routes of benches, as the product is built, and starts it. Errors: it ended before. */
export async function startBenchServer(options: Options): Promise<ChildProcess> {
  const folder = shippedPath('dist/lab');
  const { CHILDREN, bundle }: Build = await import(pathToFileURL(shippedPath('scripts/build.mjs')).href);
  await bundle([fileURLToPath(import.meta.resolve('./server.ts')), ...CHILDREN], folder);
  return start(path.join(folder, 'server.mjs'), 'ready', options);
}

/** Ends a server as a supervisor does; resolves to its seconds. */
export async function stopServer(server: ChildProcess): Promise<number> {
  const startedAt = performance.now();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return (performance.now() - startedAt) / 1000;
}

async function start(
  script: string,
  readyLine: string,
  { folder, port, env = {} }: Options,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--enable-source-maps', script], {
    cwd: shippedPath('.'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MUNSHI_DATA: folder,
      LOG_LEVEL: 'warn',
      // As `npm start` sets it: see scripts/memory-pools.mjs.
      MALLOC_ARENA_MAX: '2',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes(readyLine) && resolve());
    server.once('exit', (code, signal) => reject(new Error(`ended with ${code ?? signal}`)));
  });
  return server;
}
