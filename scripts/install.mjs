// Shared by the commands of the README. Plain Node without dependencies: it runs before any package is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningIn } from './running.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'node_modules', '.munshi-lock');

export function say(line) {
  process.stdout.write(`munshi: ${line}\n`);
}

/** Ends with one clear sentence. */
export function fail(sentence) {
  process.stderr.write(`munshi: ${sentence}\n`);
  process.exit(1);
}

/** Tells the user to update a version of Node that is too old; undefined for one that works. */
export function nodeProblem() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Node ${process.versions.node} is too old. Install Node 20.19 or newer (20, 22 and 24 work) and run this again.`;
}

/** Tells the user that a version of Node works without corrections: the last one of Node 20 was in April 2026. */
export function nodeNotice() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 22) return undefined;
  return `Node ${process.versions.node} still works, but has had no security corrections since April 2026. Use Node 22 or 24.`;
}

export function checkNode() {
  const problem = nodeProblem();
  if (problem) fail(problem);
}

/** Packages that are missing in a folder, or are of another version than in its lock file. Those for other systems may be. */
export function wrongPackages(base = root) {
  const { packages } = JSON.parse(readFileSync(path.join(base, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([place, { link, version }]) => place.startsWith('node_modules/') && !link && version !== undefined,
    )
    .filter(([place, { version, optional }]) => {
      const file = path.join(base, place, 'package.json');
      if (!existsSync(file)) return !optional;
      return JSON.parse(readFileSync(file, 'utf8')).version !== version;
    })
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

export function npm(args, what) {
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0)
    fail(`${what} did not succeed; the lines above say why. Nothing of yours was changed.`);
}

/**
 * Ends with an error while the product runs: it reads its packages and files until it ends, so new ones would
 * make it fail or mix two versions.
 */
export function refuseWhileRunning(what) {
  const pid = runningIn(root);
  if (pid !== undefined)
    fail(`${what}, but the product runs from this folder (process ${pid}). Stop it, then run this again.`);
}

/** Installs exactly the packages of the lock file, and only when it changed since the last time. */
export function installPackages() {
  checkNode();
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  refuseWhileRunning('the list of packages changed');
  say('installing packages (once; a minute or two)');
  npm(['ci', '--include=dev', '--no-audit', '--no-fund'], 'Installing the packages');
  writeFileSync(stamp, wanted);
}
