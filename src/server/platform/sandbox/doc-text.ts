import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { UnreadableFileError } from './serve-tasks.ts';

/**
 * The text of a Word 97 to 2003 document (.doc): its body, text boxes, then notes. Call it only in a sandboxed child.
 * Errors: `UnreadableFileError`, also for a document with a password.
 */
export async function docText(bytes: Buffer): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes).catch((cause: unknown) => {
    throw new UnreadableFileError(sentenceOf(fileReading.oldWordUnreadable), { cause });
  });
  const asWritten = { filterUnicode: false };
  return [
    document.getBody(asWritten),
    document.getTextboxes(asWritten),
    document.getFootnotes(asWritten),
    document.getEndnotes(asWritten),
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}
