import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '#server/core/process-identity.ts';
import type { S3Settings } from '#server/platform/storage/s3.ts';
import { JAVA, MAVEN, programsMissing } from './java.ts';

// A real S3 server for tests: S3Proxy over a temporary folder, from Maven Central, fetched once and kept by Maven.

const VERSION = '2.9.0';
const PREFIX = 'munshi-s3-';
const READY_MS = 120_000;
const BUCKET = 'munshi-files';
const KEYS = { accessKeyId: 'test', secretAccessKey: 'testsecret' };

export interface S3Server {
  settings: S3Settings;
  /** The same as the environment of a server. */
  env: Record<string, string>;
  /** Ends the process at once, as a machine that fails does; `stop` still tidies up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}: ${said.slice(-2000)}`);
}

async function jar(): Promise<string> {
  const repository = process.env.MAVEN_REPO ?? path.join(homedir(), '.m2', 'repository');
  const file = path.join(
    repository,
    'org/gaul/s3proxy',
    VERSION,
    `s3proxy-${VERSION}-jar-with-dependencies.jar`,
  );
  if (!existsSync(file)) {
    await run(MAVEN, [
      '-q',
      '-B',
      'org.apache.maven.plugins:maven-dependency-plugin:2.8:get',
      `-Dartifact=org.gaul:s3proxy:${VERSION}:jar:jar-with-dependencies`,
      '-Dtransitive=false',
    ]);
  }
  return file;
}

async function freePort(): Promise<number> {
  const door = createServer();
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  await new Promise((resolve) => door.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Ends what a killed run left behind; its folder names the process that made it. */
async function sweep(): Promise<void> {
  const pidIn = async (folder: string, name: string) =>
    Number(await readFile(path.join(folder, name), 'utf8').catch(() => Number.NaN));
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    const maker = await pidIn(folder, 'owner.pid');
    if (!Number.isInteger(maker) || isAlive(maker)) continue;
    const left = await pidIn(folder, 'server.pid');
    if (Number.isInteger(left) && isAlive(left)) process.kill(left, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(endpoint: string, server: ChildProcess, said: () => string): Promise<void> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end) {
    if (server.exitCode !== null) throw new Error(`the S3 server ended: ${said().slice(-2000)}`);
    // It answers 403 to a request without a signature; that is an answer.
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer) {
      await answer.body?.cancel();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the S3 server was not ready within ${READY_MS / 1000} s: ${said().slice(-2000)}`);
}

function settingsOf(endpoint: string): Pick<S3Server, 'settings' | 'env'> {
  return {
    settings: { endpoint, region: 'us-east-1', bucket: BUCKET, pathStyle: true, ...KEYS },
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      S3_PATH_STYLE: 'true',
    },
  };
}

/** Starts an S3 server with one empty bucket on a free local port. */
export async function startS3(): Promise<S3Server> {
  const missing = programsMissing();
  if (missing.length > 0)
    throw new Error(`The S3 server of the tests needs Java and Maven; not found: ${missing.join(', ')}.`);
  await sweep();
  const [program, port] = await Promise.all([jar(), freePort()]);
  const folder = await mkdtemp(path.join(tmpdir(), PREFIX));
  await writeFile(path.join(folder, 'owner.pid'), String(process.pid));
  const objects = path.join(folder, 'objects');
  await mkdir(path.join(objects, BUCKET), { recursive: true });
  const endpoint = `http://127.0.0.1:${port}`;
  const properties = {
    's3proxy.authorization': 'aws-v2-or-v4',
    's3proxy.endpoint': endpoint,
    's3proxy.identity': KEYS.accessKeyId,
    's3proxy.credential': KEYS.secretAccessKey,
    'jclouds.provider': 'filesystem-nio2',
    'jclouds.filesystem.basedir': objects,
  };
  const file = path.join(folder, 's3proxy.conf');
  await writeFile(
    file,
    Object.entries(properties)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  );
  const server = spawn(JAVA, ['-jar', program, '--properties', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
    server.once('error', resolve);
  });
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await writeFile(path.join(folder, 'server.pid'), String(server.pid));
    await untilReady(endpoint, server, () => said);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { ...settingsOf(endpoint), kill, stop };
}
