import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shippedPath } from '#server/core/shipped-path.ts';
import type { Inbox } from './inbox.ts';

/** Folders and files of the system that programs need; what is not there is left out. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/nix',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/proc/meminfo',
  '/proc/cpuinfo',
];
const DEVICES = ['null', 'zero', 'urandom', 'random'];
/** Our code. The rest of the folder may hold data and settings. */
const CODE = ['package.json', 'dist', 'node_modules', 'packages', 'src', 'test/fakes', 'tsconfig.json'];

/** Programs and code that a child may read. */
function readable(entry: string): string[] {
  const node = path.dirname(path.dirname(realpathSync(process.execPath)));
  const code = CODE.map((name) => shippedPath(name)).filter(existsSync);
  const wanted = [
    ...SYSTEM.filter(existsSync),
    ...(node === '/usr' ? [] : [node]),
    ...code,
    ...code.map((name) => realpathSync(name)),
  ];
  const folder = path.dirname(entry);
  if (!code.some((one) => folder.startsWith(one))) wanted.push(folder);
  return [...new Set(wanted)];
}

/** A word as a shell takes it. */
const word = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const words = (texts: readonly string[]) => texts.map(word).join(' ');
/** A path as a table of mounts has it. */
const field = (text: string) =>
  text.replace(/[\s\\#]/gu, (one) => `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`);

/**
 * A script that gives what runs after it its own view of the disk: system and code, read only, the inbox, an empty /tmp, and of
 * /proc the process itself. It keeps the process number and the signals. One table holds the mounts, because a program for each
 * would take longer than the child needs to start.
 */
function ownView(entry: string, { root, folder }: Inbox): string {
  const given = path.join(folder, 'given');
  const kinds = { links: [] as string[], folders: [] as string[], files: [] as string[] };
  for (const one of readable(entry)) {
    const found = lstatSync(one);
    if (found.isSymbolicLink()) kinds.links.push(one);
    else if (found.isDirectory()) kinds.folders.push(one);
    else kinds.files.push(one);
  }
  const devices = DEVICES.map((name) => `/dev/${name}`);
  const inRoot = (one: string) => path.join(root, one);
  const folders = [...kinds.folders, ...[...kinds.links, ...kinds.files, ...devices].map(path.dirname)];
  const made = [...folders, '/tmp', '/proc/self', folder, '/.old'].map(inRoot);
  const table = [
    ...[...kinds.folders, ...kinds.files].map((one) => [one, inRoot(one), 'rbind,ro']),
    ...devices.map((one) => [one, inRoot(one), 'bind']),
    [folder, inRoot(folder), 'bind'],
    [given, inRoot(given), 'bind,ro'],
  ].map(([from = '', to = '', how]) => `${field(from)} ${field(to)} none ${how} 0 0\n`);
  const mounts = `${root}.mounts`;
  writeFileSync(mounts, table.join(''));
  return `
set -e
mount -t tmpfs -o size=32m,mode=755 none ${word(root)}
mkdir -p ${words([...new Set(made)])}
${kinds.links.map((one) => `cp -P ${word(one)} ${word(inRoot(one))}`).join('\n')}
${[...kinds.files, ...devices].map((one) => `: > ${word(inRoot(one))}`).join('\n')}
mount --all --fstab ${word(mounts)}
mount --bind "/proc/$$" ${word(inRoot('/proc/self'))}
cd ${word(root)}
pivot_root . .old
cd /
umount -l /.old
rmdir /.old
exec "$@"
`;
}

const WAYS = [
  ['--map-root-user', '--mount', '--net'],
  ['--mount', '--net'],
];
let found: readonly string[] | undefined;

/** The start of a command with a disk and a network of its own; empty where the system refuses it. It is tried once. */
function ownDisk(script: string): readonly string[] {
  if (process.platform !== 'linux') return [];
  const works = (way: string[]) =>
    spawnSync('unshare', [...way, '/bin/sh', '-c', script, 'enclose', 'true'], { stdio: 'ignore' }).status ===
    0;
  const way = found ? undefined : WAYS.find(works);
  found ??= way ? ['unshare', ...way] : [];
  return found;
}

/** Flags of Node that close the disk for a child whose system gives it no view of its own; they bind its code, not the system. */
function closedDisk(entry: string, inbox: Inbox): string[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const flag = major > 22 || (major === 22 && minor >= 13) ? '--permission' : '--experimental-permission';
  const reads = [...readable(entry), inbox.folder].map((one) => `--allow-fs-read=${one}`);
  return [flag, '--allow-worker', '--allow-addons', ...reads, `--allow-fs-write=${inbox.made}`];
}

/** Words before the command and flags of Node, with which a child sees its own files alone. */
export interface Enclosure {
  before: readonly string[];
  flags: readonly string[];
}

/** `own: false` takes the way of systems that give a child no view of its own. */
export function enclosureOf(entry: string, inbox: Inbox, { own = true } = {}): Enclosure {
  const script = own ? ownView(entry, inbox) : '';
  const unshare = own ? ownDisk(script) : [];
  if (unshare.length === 0) return { before: [], flags: closedDisk(entry, inbox) };
  return { before: [...unshare, '/bin/sh', '-c', script, 'enclose'], flags: [] };
}
