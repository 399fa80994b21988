import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';

/** 'Section 138, Negotiable Instruments Act, 1881.txt': the title without the heading after the dash. */
export const sectionFileName = ({ title }: Pick<LibraryDocument, 'title'>): string =>
  `${title.split(' — ')[0] ?? title}.txt`;

/** One section of an act as plain text, with what it is and where it comes from. */
export function sectionText(document: LibraryDocument): string {
  const { title, summary, paragraphs, source, licence } = document;
  return [
    title,
    ...(summary ? [t(messages.summaryNotText)] : []),
    ...paragraphs.map(({ text }) => text),
    `${t(messages.source)}: ${source}. ${t(messages.licence)}: ${licence}.`,
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}
