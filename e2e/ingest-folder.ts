import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

/** The command as a user gives it, beside the running server. */
export async function ingest(folder: string): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(root, 'dist/cli/munshi.mjs'), 'ingest', folder], {
    cwd: root,
    env: { ...process.env, MUNSHI_DATA: process.env.MUNSHI_DATA ?? '' },
  });
  return stdout;
}
