import { type ChildProcess, spawn } from 'node:child_process';
import { shippedPath } from '#server/core/shipped-path.ts';

/** Starts the built product over a data folder and waits until it is ready. Errors: it ended before. */
export async function startBuiltServer(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: shippedPath('.'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MUNSHI_DATA: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Munshi is ready') && resolve());
    server.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  return server;
}
