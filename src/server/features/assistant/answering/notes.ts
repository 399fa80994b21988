import type { Services } from '#server/platform/services.ts';
import { messages as web } from '#shared/messages/en/library/web-search.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { Retrieved } from '../retrieval/retrieve.ts';

/** Notes on the sources for the reader: documents that the library lacks, and files that were not read yet. */
export async function notesOf(
  { library }: Pick<Services, 'library'>,
  { notInLibrary, unread, webFailed, webKept, pages }: Retrieved,
): Promise<string[]> {
  const notes: string[] = [];
  if (notInLibrary?.nearest) {
    const { text, nearest } = notInLibrary;
    notes.push(t(messages.lacksTitle, { text, title: nearest.title }));
  } else if (notInLibrary) {
    const { courts, years } = await library.stats();
    const names = formatList(courts.slice(0, 4).map(({ name }) => name));
    const covers = years
      ? t(messages.coversYears, { courts: names, from: String(years.from), to: String(years.to) })
      : names;
    notes.push(
      names === ''
        ? t(messages.notInLibrary, { text: notInLibrary.text })
        : t(messages.notInLibraryCovers, { text: notInLibrary.text, covers }),
    );
  }
  if (webFailed) notes.push(t(messages.webFailed));
  if (webKept) notes.push(t(web.mayNotLeave));
  if (pages && pages.read < pages.all) notes.push(t(messages.pagesRead, pages));
  if (unread.length > 0) notes.push(t(messages.unread, { count: unread.length, files: formatList(unread) }));
  return notes;
}
