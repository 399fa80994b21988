import { readFileSync } from 'node:fs';
import { type MailFiles, mailFiles } from '#server/platform/sandbox/mail-text.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';

/** An email as its sender sent it. */
export interface MailTask {
  file: string;
}

/** The child process of an email: untrusted bytes in, its files out. */
await serveTasks<MailTask, MailFiles>(({ file }) => mailFiles(readFileSync(file)));
