import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UPGRADES } from './copy-tree.ts';

/** So long an upgrade can be rolled back; then files and accounts that were erased since must be gone. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Removes backups of upgrades that are older than their time. */
export async function removeOldUpgrades(dataFolder: string, now: Date): Promise<void> {
  const folder = path.join(dataFolder, UPGRADES);
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const [, day = ''] = /^munshi-(\d{4}-\d\d-\d\d)T/u.exec(name) ?? [];
    const made = Date.parse(`${day}T00:00:00Z`);
    if (made + KEPT_DAYS * DAY_MS < now.getTime())
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
