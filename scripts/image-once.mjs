// Follows the Dockerfile without Docker: its stages are folders, `COPY` copies, `RUN` runs, and `CMD` is started as a user who
// can write to the data folder and nowhere else, until `HEALTHCHECK` succeeds. `--installed` takes the packages of this folder in
// place of the steps of npm; the files of the first stage and its build are then those of the Dockerfile all the same.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = process.argv.includes('--installed');
const NOBODY = 65_534;
const PATIENCE_MS = 300_000;
const say = (line) => process.stdout.write(`image: ${line}\n`);

const steps = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }));
const second = steps.findLastIndex(({ word }) => word === 'FROM');
const place = mkdtempSync(path.join(os.tmpdir(), 'munshi-image-'));
const [first, image, data, home] = ['build', 'image', 'data', 'home'].map((name) => path.join(place, name));
for (const folder of [first, image, data, home]) mkdirSync(folder);
execFileSync('chmod', ['755', place]);

const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const isIgnored = (file) =>
  ignored.some((name) =>
    name.startsWith('**/')
      ? file.split('/').includes(name.slice(3))
      : file === name || file.startsWith(`${name}/`),
  );

for (const { word, rest } of steps.slice(0, second)) {
  if (word === 'COPY') {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
    for (const file of files.filter((name) => !isIgnored(name)))
      cpSync(path.join(root, file), path.join(first, file));
    if (installed) symlinkSync(path.join(root, 'node_modules'), path.join(first, 'node_modules'));
  }
  if (word !== 'RUN' || (installed && rest.startsWith('npm '))) continue;
  say(rest);
  const output = installed ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  if (spawnSync('sh', ['-c', rest], { cwd: first, stdio: output }).status !== 0)
    throw new Error(`${rest} failed`);
}

const env = { PATH: process.env.PATH, HOME: home, TMPDIR: home };
const jsonOf = (word) => JSON.parse(steps.findLast((step) => step.word === word).rest.replace(/^[^[]*/u, ''));
for (const { word, rest } of steps.slice(second)) {
  if (word === 'ENV') Object.assign(env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
  if (word !== 'COPY') continue;
  const [, from, to] = /^--from=build \/munshi\/(\S+) (\S+)$/u.exec(rest) ?? [];
  const source = path.join(first, from);
  if (!existsSync(source)) throw new Error(`${from} is not there to copy`);
  mkdirSync(path.dirname(path.join(image, to)), { recursive: true });
  if (to === 'node_modules') symlinkSync(source, path.join(image, to));
  else cpSync(source, path.join(image, to), { recursive: true });
}

const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address();
    server.close(() => resolve(free));
  });
});
Object.assign(env, { MUNSHI_DATA: data, PORT: String(port), HOST: '127.0.0.1' });
// This folder may be one that only its owner can read; then the server runs as that owner.
const nobody = { uid: NOBODY, gid: NOBODY };
const seen = `require('node:fs').accessSync(${JSON.stringify(path.join(image, 'node_modules/pg/package.json'))})`;
const user =
  process.getuid() === 0 && spawnSync(process.execPath, ['-e', seen], nobody).status === 0 ? nobody : {};
if (user.uid) for (const folder of [data, home]) chownSync(folder, NOBODY, NOBODY);
const [command, ...args] = jsonOf('CMD');
say(user.uid ? 'starting as a user who cannot write to the image' : 'starting as the user of this folder');
const server = spawn(command, args, { cwd: image, env, stdio: ['ignore', 'ignore', 'inherit'], ...user });
let ended = false;
server.once('exit', () => {
  ended = true;
});
const [healthCommand, ...healthArgs] = jsonOf('HEALTHCHECK');
const healthy = () => spawnSync(healthCommand, healthArgs, { cwd: image, env, ...user }).status === 0;
const start = Date.now();
let ready = false;
while (!ready && !ended && Date.now() - start < PATIENCE_MS) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  ready = healthy();
}
if (!ended) {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}
rmSync(place, { recursive: true, force: true });
say(
  ready
    ? `healthy after ${Math.round((Date.now() - start) / 1000)} s, and stopped on request`
    : 'never healthy',
);
process.exit(ready ? 0 : 1);
