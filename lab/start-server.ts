import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shippedPath } from '#server/core/shipped-path.ts';

type Options = { folder: string; port: number; env?: Record<string, string> };

/** Starts the built product over a data folder and waits until it is ready. Errors: it ended before. */
export const startBuiltServer = (
  folder: string,
  port: number,
  env: Record<string, string> = {},
): Promise<ChildProcess> => start(['dist/server/main.mjs'], 'Munshi is ready', { folder, port, env });

/** Starts `server.ts`, the product from its sources with the routes of benches. Errors: it ended before. */
export const startBenchServer = (options: Options): Promise<ChildProcess> =>
  start(['--import', 'tsx', fileURLToPath(import.meta.resolve('./server.ts'))], 'ready', options);

async function start(
  args: readonly string[],
  readyLine: string,
  { folder, port, env = {} }: Options,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, {
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
