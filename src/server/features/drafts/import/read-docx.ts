import { readFile } from 'node:fs/promises';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { serveTasks, UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import type { Loss } from '#server/platform/sandbox/word/scanned.ts';
import type { ImportedComment } from '#shared/contracts/drafts/draft-functions.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { newBlockId } from '../complete-draft.ts';
import { draftOfDocx } from './docx-document.ts';

export interface DocxTask {
  file: string;
}

/** The document is JSON, so that the server judges its length before anything reads it. */
export interface ImportedFile {
  document: string;
  losses: Loss[];
  comments: ImportedComment[];
}

const tooMany = () =>
  new UnreadableFileError(sentenceOf(fileReading.tooManyParagraphs, { max: DRAFT_LIMITS.blocks }));

/** Each paragraph becomes a node, also in a list or a table: a file with more of them is not read to its end. */
function countParagraphs(): () => void {
  let left = DRAFT_LIMITS.nodes;
  return () => {
    left -= 1;
    if (left < 0) throw tooMany();
  };
}

/** The child process of an import: untrusted bytes in, a draft out. */
await serveTasks<DocxTask, ImportedFile>(async ({ file }) => {
  const bytes = await readFile(file);
  const { document, losses, comments } = draftOfDocx(bytes, newBlockId, { onParagraph: countParagraphs() });
  if (document.content.length > DRAFT_LIMITS.blocks) throw tooMany();
  return { document: JSON.stringify(document), losses, comments };
});
