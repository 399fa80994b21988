import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ProblemError } from '#shared/errors.ts';

const fileName = 'lock';

/** When a process started, in clock ticks since boot: tells a reused number from the same process. Linux only. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

async function isHeld(file: string): Promise<number | undefined> {
  const [pidText = '', start = ''] = (await readFile(file, 'utf8')).split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  return (await startOf(pid)) === start ? pid : undefined;
}

/**
 * Takes the folder for this process, since two writers would ruin the index. A lock left by a killed process is taken
 * over. Resolves to the release; throws `index_unavailable` naming the holder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, fileName);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(`${process.pid} ${await startOf(process.pid)}`);
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = await isHeld(file);
      if (holder !== undefined) break;
      await rm(file, { force: true });
    }
  }
  throw new ProblemError(
    'index_unavailable',
    `The library index in ${folder} is in use by another Munshi process. Stop that one first, or give this one its own data folder.`,
  );
}
