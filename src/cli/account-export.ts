import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { askRunning, type Command } from './access/server-access.ts';

/**
 * `munshi export <address> <file>`: writes the archive of an account, which the running server makes, to a new file that its
 * owner alone may read. The file gets its name when it is complete. Returns the exit code.
 * Errors: those of `askRunning`; `StartupError`, one sentence; no file is left then.
 */
export async function exportAccountOf({ env, out }: Command, email: string, file: string): Promise<number> {
  if (existsSync(file)) throw new StartupError(sentenceOf(commands.fileExists, { file }));
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600).catch((cause: unknown) => {
    throw notWritten(file, cause);
  });
  try {
    const answer = await askRunning({ env, out }, '/internal/account-export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (!answer) return 1;
    if (answer.status === 204) {
      out.write(`${t(commands.noAccount)}\n`);
      return 1;
    }
    let bytes = 0;
    for await (const chunk of chunksOf(answer)) {
      await handle.writeFile(chunk);
      bytes += chunk.length;
    }
    await handle.sync();
    await rename(draft, file);
    out.write(`${t(commands.accountExported, { file, size: fileSize(bytes) })}\n`);
    return 0;
  } catch (cause) {
    throw errorCode(cause) === undefined ? cause : notWritten(file, cause);
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

const notWritten = (file: string, cause: unknown) =>
  new StartupError(sentenceOf(commands.fileNotWritten, { file, reason: errorCode(cause) ?? String(cause) }), {
    cause,
  });

/** The body of an answer. Errors: `StartupError` when the server ends it early. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    const read = await reader?.read().catch((cause: unknown) => {
      throw new StartupError(sentenceOf(commands.exportEndedEarly), { cause });
    });
    if (!read || read.done) return;
    yield read.value as Uint8Array;
  }
}
