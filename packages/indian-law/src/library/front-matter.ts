/** A library file with a format error. `line` counts from 1. */
export class LibraryFormatError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = 'LibraryFormatError';
    this.line = line;
  }
}

export type FrontValue = string | boolean | string[];

export interface FrontMatter {
  values: Map<string, { value: FrontValue; line: number }>;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
}

/**
 * Splits a Markdown file into its front matter and body. Front matter is enclosed by two lines `---`; each line is
 * `key: value`, where the value is plain text, `true`/`false`, or JSON (a string or a list of strings).
 * Throws LibraryFormatError naming the line.
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  if (lines[0]?.trim() !== '---') throw new LibraryFormatError(1, "front matter must begin with '---'");
  const values: FrontMatter['values'] = new Map();
  for (let i = 1; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (line.trim() === '---') {
      return { values, body: lines.slice(i + 1).join('\n'), bodyLine: i + 2 };
    }
    if (line.trim() === '') continue;
    const match = /^([a-z][a-z0-9_]*):(?:\s+(.*))?$/u.exec(line);
    if (match?.[1] === undefined)
      throw new LibraryFormatError(i + 1, `'${line.slice(0, 40)}' is not 'key: value'`);
    if (values.has(match[1])) throw new LibraryFormatError(i + 1, `'${match[1]}' is stated twice`);
    values.set(match[1], { value: frontValue((match[2] ?? '').trim(), match[1], i + 1), line: i + 1 });
  }
  throw new LibraryFormatError(lines.length, "front matter is not closed with '---'");
}

function frontValue(printed: string, key: string, line: number): FrontValue {
  if (printed === 'true' || printed === 'false') return printed === 'true';
  if (!/^["[]/u.test(printed)) return printed;
  let parsed: unknown;
  try {
    parsed = JSON.parse(printed);
  } catch (error) {
    throw new LibraryFormatError(
      line,
      `'${key}' is not valid JSON (${error instanceof Error ? error.message : 'unreadable'})`,
    );
  }
  if (typeof parsed === 'string') return parsed;
  if (Array.isArray(parsed) && parsed.every((item) => typeof item === 'string')) return parsed;
  throw new LibraryFormatError(line, `'${key}' must be text or a list of texts`);
}
