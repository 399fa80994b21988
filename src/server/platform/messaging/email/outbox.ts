import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { newestMessages, writeMessage } from '../outbox-folder.ts';
import { type Mail, messageFrom } from './mail-message.ts';

const SUFFIX = '.eml';

/** A mail read from the outbox. `date` is ISO 8601; `links` are the http(s) URLs in its text, in order. */
export interface OutboxMail {
  file: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  links: string[];
}

const compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Writes one `.eml`. */
export async function writeToOutbox(folder: string, from: string, mail: Mail): Promise<void> {
  const { message } = await compose.sendMail(messageFrom(from, mail));
  await writeMessage(folder, SUFFIX, message as Buffer);
}

/** The newest mails of the outbox, newest first. A missing folder is empty. */
export async function readOutbox(folder: string, limit = 50): Promise<OutboxMail[]> {
  const newest = await newestMessages(folder, SUFFIX, limit);
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
