/** A file without pages is stored in parts of about this many characters, split at the end of a paragraph or a line. */
const PART = 4000;

/**
 * Splits a text at form feeds, paragraphs or lines; only the form feeds are dropped. In the search, page n of a file
 * without pages is its nth part, counted from 1.
 */
export function splitFileParts(text: string): string[] {
  return text.split('\f').flatMap((sheet) => {
    const parts: string[] = [];
    let from = 0;
    while (sheet.length - from > PART) {
      const reach = sheet.slice(from, from + PART);
      const cut = [reach.lastIndexOf('\n\n'), reach.lastIndexOf('\n'), reach.lastIndexOf(' ')].find(
        (at) => at > PART / 2,
      );
      const end = from + (cut === undefined ? PART : cut + 1);
      parts.push(sheet.slice(from, end));
      from = end;
    }
    parts.push(sheet.slice(from));
    return parts.filter((part, at) => at === 0 || part.trim() !== '');
  });
}
