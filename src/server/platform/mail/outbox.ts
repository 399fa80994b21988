import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Mail } from './mail.ts';

/** A mail of the outbox, read back. `date` is ISO 8601; `links` are the http(s) addresses in its text, in order. */
export interface OutboxMail {
  file: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  links: string[];
}

const compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Writes one `.eml` (0600, its name sorts by time) so that a reader sees it whole or not at all. */
export async function writeToOutbox(folder: string, from: string, mail: Mail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const { message } = await compose.sendMail({ from, ...mail });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
  const draft = path.join(folder, `.${name}.tmp`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(message as Buffer);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The newest mails of the outbox, newest first. A folder that is not there holds none. */
export async function readOutbox(folder: string, limit = 50): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(newest.map((name) => readMail(folder, name)));
}

async function readMail(folder: string, file: string): Promise<OutboxMail> {
  const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
  const text = mail.text?.trimEnd() ?? '';
  return {
    file,
    to: mail.to?.map((mailbox) => mailbox.address ?? mailbox.name).join(', ') ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text,
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
  };
}
