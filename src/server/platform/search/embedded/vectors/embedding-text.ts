import type { LibraryDocument } from '#server/platform/search/engine.ts';

/** Only so many characters of a text are embedded. */
export const longestText = 200_000;

/** Text of a document that its vector represents. */
export function embeddingText(document: LibraryDocument): string {
  const texts = [document.title, ...document.keywords, ...document.paragraphs.map(({ text }) => text)];
  return texts.join('\n').slice(0, longestText);
}
