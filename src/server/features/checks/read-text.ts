import { readFile } from 'node:fs/promises';
import { readText, type WholeText } from '#server/platform/sandbox/file-pages.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';
import { sniffKind } from '#server/platform/sandbox/sniff-kind.ts';

/** A file to read in the sandbox; its bytes say what it is. */
export interface TextTask {
  file: string;
  name: string;
}

/** The child process of a check: untrusted bytes in, the text of each page out, and what it does not have. */
await serveTasks<TextTask, WholeText>(async ({ file, name }) =>
  readText(file, sniffKind(await readFile(file), name)),
);
