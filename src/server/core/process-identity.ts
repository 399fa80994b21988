import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** True when a process with this number exists, a zombie included. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A process's command line; empty for a zombie or a missing process, on Linux and macOS. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  return ps(pid, 'args=');
}

/**
 * Distinguishes a process from a later one with the same number, also across reboots.
 * Empty where the system does not provide it (Windows); there only the process number is compared.
 */
export async function processIdentity(pid: number): Promise<string> {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const [boot, stat] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ]);
  // The name in parentheses may contain spaces. The 20th field after it is the start time in ticks since boot.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'zombie' : `${boot.trim()} ${fields[19] ?? ''}`;
}

async function ps(pid: number, column: string): Promise<string> {
  const { stdout } = await run('ps', ['-o', column, '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
}
