// Records which processes run the product from this folder. Plain Node without dependencies.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folderIn = (base) => path.join(base, 'dist', '.running');

/** Notes that this process runs the product from `base`, until it ends. */
export function noteRunning(base) {
  const folder = folderIn(base);
  const note = path.join(folder, String(process.pid));
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, '');
  process.once('exit', () => rmSync(note, { force: true }));
}

/** The number of a process that runs the product from `base`. A process that was killed leaves its note behind. */
export function runningIn(base) {
  let notes = [];
  try {
    notes = readdirSync(folderIn(base));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return notes.map(Number).find((pid) => lives(pid) && noted(path.join(folderIn(base), String(pid))));
}

/** A note from before the machine began is of another process with the same number. */
const noted = (note) => statSync(note).mtimeMs > Date.now() - os.uptime() * 1000;

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
