import { open } from 'node:fs/promises';
import type { Context } from 'hono';
import { ownModule } from '#server/core/own-module.ts';
import { withUploadedFile } from '#server/platform/http/files/uploaded-file.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import { CHECK } from '#shared/contracts/checks/checks.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { TextTask } from './read-text.ts';

const ENTRY = ownModule(new URL('read-text', import.meta.url));
const LIMITS = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 45 };
const IDLE_MS = 20_000;

const sandbox = new IdleSandbox<TextTask, string[]>(ENTRY, LIMITS, IDLE_MS);

/** Type of a file by its first bytes; neither a PDF nor an archive means plain text. */
async function extensionOf(file: string): Promise<TextTask['extension']> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    if (head.includes('%PDF-')) return 'pdf';
    return head.startsWith('PK\u0003\u0004') ? 'docx' : 'txt';
  } finally {
    await handle.close();
  }
}

const tooLarge = () =>
  new ProblemError(
    'too_large',
    sentenceOf(messages.fileTooLarge, { megabytes: CHECK.fileBytes / 1024 ** 2 }),
  );

export interface UploadedText {
  name: string | undefined;
  pages: string[];
  fields: ReadonlyMap<string, string>;
}

/**
 * The text of the file of a request, read in the sandbox. The file is removed in any case. Errors: `too_large`,
 * `invalid_request`, `unprocessable` with the reason why it cannot be read.
 */
export const textOfUpload = (c: Context): Promise<UploadedText> =>
  withUploadedFile(c, { bytes: CHECK.fileBytes, tooLarge }, async (file, { name, fields }) => ({
    ...{ name, fields },
    pages: await sandbox.run({ file, extension: await extensionOf(file) }),
  }));
