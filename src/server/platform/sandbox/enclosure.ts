import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
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
const CODE = [
  'package.json',
  'dist',
  'node_modules',
  'packages',
  'stubs',
  'src',
  'optional',
  'test/fakes',
  'tsconfig.json',
];

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

/**
 * A shell that gives what runs after it its own view of the disk: system and code, read only, the inbox, an empty /tmp, and of
 * /proc the process itself. It keeps the process number and the signals. Arguments: the new root, the inbox, the readable paths,
 * `--`, the command.
 */
const SCRIPT = `
set -e
root=$1; inbox=$2; shift 2
mount -t tmpfs -o size=32m,mode=755 none "$root"
see() {
  if [ -L "$1" ]; then mkdir -p "$root$(dirname "$1")"; cp -P "$1" "$root$1"
  elif [ -d "$1" ]; then mkdir -p "$root$1"; mount --rbind "$1" "$root$1"; mount -o remount,bind,ro "$root$1" 2>/dev/null || :
  else mkdir -p "$root$(dirname "$1")"; : > "$root$1"; mount --bind "$1" "$root$1"; fi
}
while [ "$1" != -- ]; do see "$1"; shift; done
shift
mkdir -p "$root/dev" "$root/tmp" "$root/proc/self" "$root$inbox" "$root/.old"
for one in ${DEVICES.join(' ')}; do : > "$root/dev/$one"; mount --bind "/dev/$one" "$root/dev/$one"; done
mount --bind "/proc/$$" "$root/proc/self"
mount --bind "$inbox" "$root$inbox"
mount --bind "$inbox/given" "$root$inbox/given"
mount -o remount,bind,ro "$root$inbox/given"
cd "$root"
pivot_root . .old
cd /
umount -l /.old
rmdir /.old
exec "$@"
`;

const WAYS = [
  ['--map-root-user', '--mount', '--net'],
  ['--mount', '--net'],
];
let found: readonly string[] | undefined;

/** The start of a command with a disk and a network of its own; empty where the system refuses it. It is tried once. */
function ownDisk(): readonly string[] {
  if (process.platform !== 'linux') return [];
  const works = (way: string[]) =>
    spawnSync('unshare', [...way, 'sh', '-c', 'mount -t tmpfs none /mnt && command -v pivot_root'], {
      stdio: 'ignore',
    }).status === 0;
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
  const unshare = own ? ownDisk() : [];
  if (unshare.length === 0) return { before: [], flags: closedDisk(entry, inbox) };
  const shell = ['/bin/sh', '-c', SCRIPT, 'enclose', inbox.root, inbox.folder, ...readable(entry), '--'];
  return { before: [...unshare, ...shell], flags: [] };
}
