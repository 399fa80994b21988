import { spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import { syncBuiltinESMExports } from 'node:module';
import { Server, Socket } from 'node:net';

/** Ways to start a program in a network of its own, where not even loopback is up: as any user, else as root. */
const WAYS = [['--map-current-user', '--net'], ['--map-root-user', '--net'], ['--net']];
let command: readonly string[] | undefined;

/**
 * The start of a command that runs a program without a network: `unshare` of Linux, which keeps the process and its
 * signals. Empty where the system has no such program or refuses it. It is tried once.
 */
export function withoutNetwork(): readonly string[] {
  if (process.platform !== 'linux') return [];
  const works = (way: string[]) => spawnSync('unshare', [...way, 'true'], { stdio: 'ignore' }).status === 0;
  const way = command ?? WAYS.find(works);
  command ??= way ? ['unshare', ...way] : [];
  return command;
}

function refuse(): never {
  throw new Error('a child that reads files has no network');
}

/** Runs in a child: its code opens no connection and no port, also where the system gives it no network of its own. */
export function closeNetwork(): void {
  Socket.prototype.connect = refuse;
  Server.prototype.listen = refuse;
  dgram.createSocket = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  syncBuiltinESMExports();
}
