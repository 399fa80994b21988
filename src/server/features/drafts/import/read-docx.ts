import { readFile } from 'node:fs/promises';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { serveTasks, UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import type { Loss } from '#server/platform/sandbox/word/scanned.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { newBlockId } from '../complete-draft.ts';
import { draftOfDocx, type ImportedComment } from './docx-document.ts';

export interface DocxTask {
  file: string;
}

/** The document is JSON, so that the server judges its length before anything reads it. */
export interface ImportedFile {
  document: string;
  losses: Loss[];
  comments: ImportedComment[];
}

/** The child process of an import: untrusted bytes in, a draft out. */
await serveTasks<DocxTask, ImportedFile>(async ({ file }) => {
  const { document, losses, comments } = draftOfDocx(await readFile(file), newBlockId);
  if (document.content.length > DRAFT_LIMITS.blocks)
    throw new UnreadableFileError(sentenceOf(fileReading.tooManyParagraphs, { max: DRAFT_LIMITS.blocks }));
  return { document: JSON.stringify(document), losses, comments };
});
