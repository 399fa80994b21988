import { readFile } from 'node:fs/promises';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';
import { newBlockId } from '../complete-draft.ts';
import { draftOfDocx, type ImportedDraft } from './docx-document.ts';

export interface DocxTask {
  file: string;
}

/** The child process of an import: untrusted bytes in, a draft out. */
await serveTasks<DocxTask, ImportedDraft>(async ({ file }) => draftOfDocx(await readFile(file), newBlockId));
