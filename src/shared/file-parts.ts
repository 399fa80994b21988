/** A file without pages is kept in parts of about so many characters, cut at the end of a paragraph or a line. */
const PART = 4000;

/**
 * Parts of a text, cut where a form feed, a paragraph or a line ends; nothing is lost but the form feeds. What the
 * search calls a page of a file without pages is the part of that number, counted from 1.
 */
export function partsOf(text: string): string[] {
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
