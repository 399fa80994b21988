import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ProblemError } from '#shared/errors.ts';
import { newestMessages, writeMessage } from '../outbox-folder.ts';
import { clientText, invitationText, noticeText, type SmsSender, smsText } from './sms.ts';

const SUFFIX = '.sms.txt';

/** A message read from the outbox. `date` is ISO 8601. */
export interface OutboxSms {
  file: string;
  to: string;
  date: string;
  text: string;
}

/** Writes each message to a file: the number on the first line, then the text. */
export function openSmsOutbox(folder: string): SmsSender {
  const write = async (to: string, text: string) => {
    try {
      await writeMessage(folder, SUFFIX, Buffer.from(`${to}\n${text}\n`));
    } catch (cause) {
      throw new ProblemError('sms_unavailable', undefined, { cause });
    }
  };
  return {
    provider: 'outbox',
    outbox: folder,
    send: (message) => write(message.to, smsText(message)),
    notify: (notice) => write(notice.to, noticeText(notice)),
    invite: (invitation) => write(invitation.to, invitationText(invitation)),
    client: (notice) => write(notice.to, clientText(notice)),
  };
}

/** The newest messages, newest first. */
export async function readSmsOutbox(folder: string, limit = 50): Promise<OutboxSms[]> {
  const names = await newestMessages(folder, SUFFIX, limit);
  return Promise.all(names.map((name) => readSms(folder, name)));
}

async function readSms(folder: string, file: string): Promise<OutboxSms> {
  const [to = '', ...lines] = (await readFile(path.join(folder, file), 'utf8')).split('\n');
  return { file, to, date: writtenAt(file), text: lines.join('\n').trimEnd() };
}

/** The time in a file name, where dashes replace the colons. */
function writtenAt(file: string): string {
  return file.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
}
