// Marks that converters to Markdown and HTML leave around the words of a judgment: '*3\.*', '\*\*12\.\*\*', '1968\.', '\-', '&nbsp;'.

/** A backslash before a mark that Markdown reads. */
const ESCAPED = /\\(?=[\\`*_{}[\]()#+\-.!>~|])/gu;
/** Words between stars or strokes that stand close to them: '**12.**', '*Held:*', '_supra_'. Three stars in a quotation are an omission. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*])(?<mark>\*{1,2}|\*{3}(?<!(?:“[^”\n]{0,300}|["‘'])\*{3}))(?=[\p{L}\p{N}"“‘'([])(?<words>[^*\n]{0,300}[\p{L}\p{N}.,:;!?"”’')\]])\k<mark>(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])(?<line>_{1,3})(?=[\p{L}\p{N}"“‘'([])(?<under>[^_\n]{0,300}[\p{L}\p{N}.,:;!?"”’')\]])\k<line>(?![\p{L}\p{N}_])/gu;
/** Marks that close an emphasis opened before a paragraph's number: '**12. The appellant**'. */
const CLOSES = /^(?<words>[^*_\n]{0,300}[^\s*_])(?:\*{1,3}|_{1,3})(?![\p{L}\p{N}*_])/u;

/** True where an emphasis is open at the end of words. */
const isOpen = (lead: string): boolean => (lead.replace(ESCAPED, '').match(/[*_]+/gu)?.length ?? 0) % 2 === 1;

const ENTITY =
  /&(?:(?<name>nbsp|amp|quot|apos|ndash|mdash|[lr][sd]quo|hellip|sect|para)|#0{0,3}(?<code>34|38|39|160|167|182|82(?:1[1-7]|2[0-1]|30)));/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  sect: '§',
  para: '¶',
};

/** A text with the characters that web pages name in its place: '&nbsp;' is a blank. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (...found) => {
    const { name, code } = found.at(-1) as { name?: string; code?: string };
    if (name !== undefined) return ENTITIES[name] ?? '';
    return code === '160' ? ' ' : String.fromCharCode(Number(code));
  });
}

/**
 * The words of a paragraph without the marks of a converter; `lead` is what stands before them in their line, as its number.
 * Linear time.
 */
export function withoutMarks(words: string, lead = ''): string {
  const plain = words.includes('\\') ? words.replace(ESCAPED, '') : words;
  if (!plain.includes('*') && !plain.includes('_')) return plain;
  const closed = isOpen(lead) ? plain.replace(CLOSES, '$<words>') : plain;
  return closed.replace(EMPHASIS, '$<words>$<under>');
}
