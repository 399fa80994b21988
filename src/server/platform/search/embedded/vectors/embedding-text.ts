import type { LibraryDocument } from '#server/platform/search/engine.ts';

/** Only so many characters of a text are embedded. */
export const longestText = 200_000;

/** The text of a document that its vector stands for. */
export function embeddingText(document: LibraryDocument): string {
  const texts = [document.title, ...document.keywords, ...document.paragraphs.map(({ text }) => text)];
  return texts.join('\n').slice(0, longestText);
}
