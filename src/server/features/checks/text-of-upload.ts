import type { Context } from 'hono';
import { ownModule } from '#server/core/own-module.ts';
import { withUploadedFile } from '#server/platform/http/files/uploaded-file.ts';
import type { WholeText } from '#server/platform/sandbox/file-pages.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { UnreadPart } from '#server/platform/sandbox/unread-parts.ts';
import { CHECK } from '#shared/contracts/checks/checks.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { TextTask } from './read-text.ts';

const ENTRY = ownModule(new URL('read-text', import.meta.url));
const LIMITS = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 45 };
const IDLE_MS = 20_000;

const sandbox = new IdleSandbox<TextTask, WholeText>(ENTRY, LIMITS, ({ file }) => ({ reads: [file] }), {
  idleMs: IDLE_MS,
});

const tooLarge = () =>
  new ProblemError(
    'too_large',
    sentenceOf(messages.fileTooLarge, { megabytes: CHECK.fileBytes / 1024 ** 2 }),
  );

export interface UploadedText {
  name: string | undefined;
  pages: string[];
  /** Kinds of content that the pages do not have. */
  losses: readonly UnreadPart[];
  fields: ReadonlyMap<string, string>;
}

/**
 * The text of the file of a request, read in the sandbox. The file is removed in any case. Errors: `too_large`,
 * `invalid_request`, `unprocessable` with the reason why it cannot be read.
 */
export const textOfUpload = (c: Context): Promise<UploadedText> =>
  withUploadedFile(c, { bytes: CHECK.fileBytes, tooLarge }, async (file, { name, fields }) => ({
    ...{ name, fields },
    ...(await sandbox.run({ file, name: (name ?? '').slice(-20) })),
  }));
