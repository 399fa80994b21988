import { parseArgs } from 'node:util';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Command } from '../access/server-access.ts';
import { backUp } from './backup.ts';
import { readKeepRule } from './backup-retention.ts';
import { withBackup } from './bucket.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify.ts';

function read(args: readonly string[]) {
  try {
    const options = {
      'encrypt-to': { type: 'string' },
      keep: { type: 'string' },
      identity: { type: 'string' },
      portable: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // An unknown option: the usage says which there are.
    return undefined;
  }
}

function ruleOf(text: string) {
  const rule = readKeepRule(text);
  if (!rule) throw new StartupError(sentenceOf(messages.noRule));
  return rule;
}

/**
 * Runs `backup <folder> [--portable] [--encrypt-to <public key>] [--keep <days,weeks,months>]`, `backup verify <backup> [--identity <file>]` or
 * `restore <backup> [--identity <file>]`; undefined for other arguments.
 */
export function runBackup(args: readonly string[], open: () => Command): Promise<number> | undefined {
  const given = args[0] === 'backup' || args[0] === 'restore' ? read(args) : undefined;
  if (!given) return undefined;
  const { 'encrypt-to': recipient, keep, identity, portable = false } = given.values;
  const [command, ...about] = given.positionals;
  const [first, second, third] = about;
  if (command === 'backup' && first === 'verify' && second !== undefined && third === undefined)
    return withBackup(open().env, second, (file) => verifyBackup(open(), file, identity));
  if (first === undefined || second !== undefined) return undefined;
  if (command === 'restore') return withBackup(open().env, first, (file) => restore(open(), file, identity));
  return backUp(open(), first, new Date(), {
    portable,
    ...(recipient === undefined ? {} : { recipient }),
    ...(keep === undefined ? {} : { keep: ruleOf(keep) }),
  });
}
