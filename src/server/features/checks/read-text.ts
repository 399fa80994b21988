import { extractText } from '#server/platform/sandbox/extract-text.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';

/** A file to read in the sandbox; the extension says how. */
export interface TextTask {
  file: string;
  extension: 'pdf' | 'docx' | 'txt';
}

/** The child process of a check: untrusted bytes in, the text of each page out. */
await serveTasks<TextTask, string[]>(
  async ({ file, extension }) => (await extractText(file, extension)).pages,
);
