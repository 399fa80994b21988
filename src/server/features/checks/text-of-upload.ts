import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'hono';
import { readUpload } from '#server/platform/http/files/read-upload.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import { CHECK } from '#shared/contracts/checks/checks.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { TextTask } from './read-text.ts';

const ENTRY = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'read-text.ts' : 'read-text.mjs',
);
const LIMITS = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 45 };
const IDLE_MS = 20_000;

const sandbox = new IdleSandbox<TextTask, string[]>(ENTRY, LIMITS);
let running = 0;
let idle: NodeJS.Timeout | undefined;

async function readInSandbox(task: TextTask): Promise<string[]> {
  clearTimeout(idle);
  running += 1;
  try {
    return await sandbox.run(task);
  } finally {
    running -= 1;
    if (running === 0) idle = setTimeout(() => sandbox.stop(), IDLE_MS).unref();
  }
}

/** What a file is by its first bytes; whatever is neither a PDF nor an archive is read as a text. */
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

function limited(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const megabytes = CHECK.fileBytes / 1024 ** 2;
      if (bytes <= CHECK.fileBytes) done(null, chunk);
      else done(new ProblemError('too_large', sentenceOf(messages.fileTooLarge, { megabytes })));
    },
  });
}

export interface UploadedText {
  name: string | undefined;
  pages: string[];
  fields: ReadonlyMap<string, string>;
}

/**
 * The text of the file of a request, read in the sandbox. The file is removed in any case. Errors: `too_large`,
 * `invalid_request`, `unprocessable` with the reason why it cannot be read.
 */
export async function textOfUpload(c: Context): Promise<UploadedText> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-check-'));
  try {
    const { body, name, fields } = await readUpload(c);
    const file = path.join(folder, 'document');
    try {
      await pipeline(body, limited(), createWriteStream(file, { mode: 0o600 }));
    } finally {
      body.destroy();
    }
    const pages = await readInSandbox({ file, extension: await extensionOf(file) });
    return { name, pages, fields };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
