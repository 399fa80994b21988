import { superior } from './marks.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu,
    (whole, decimal, hex, name: string) => {
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (code > 0 && code < 0x11_0000) return String.fromCodePoint(code);
      return NAMED[name?.toLowerCase()] ?? whole;
    },
  );
}

/** The paragraphs of a section's HTML. `<sup>1</sup>` becomes ¹; line breaks of the source are spaces. */
export function htmlParagraphs(html: string): string[] {
  return decoded(
    html
      .replace(/\s+/gu, ' ')
      // A copy that lost the brackets of a tag, and words that touch only at the end of one.
      .replace(/<\/(i|b|em)>br\s(?=\()/giu, '</$1><br> ')
      .replace(/(?<=\p{L}{3})<\/(?:i|b|em)>(?=\p{L}{3})/giu, ' ')
      .replace(/<sup>\s*(\d{1,3})\s*<\/sup>/giu, (_, mark: string) => superior(mark))
      .replace(/<(?:br|hr|\/?p|\/?div|\/?tr|\/?li|\/?table|\/?h\d)\b[^<>]{0,300}>/giu, '\n')
      .replace(/<\/t[dh]>/giu, ' ')
      .replace(/<[^<>]{0,2000}>/gu, ''),
  )
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/gu, ' ').trim())
    .filter((line) => line !== '');
}
