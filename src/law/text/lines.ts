/** One line of a text: `text` is `source.slice(start, end)`, without its line break. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** The lines of `text` between two offsets. Line breaks belong to no line; a carriage return stays in its line. */
export function linesOf(text: string, from = 0, to = text.length): Line[] {
  const lines: Line[] = [];
  let start = from;
  while (start <= to) {
    const found = text.indexOf('\n', start);
    const end = found === -1 || found > to ? to : found;
    lines.push({ start, end, text: text.slice(start, end) });
    start = end + 1;
  }
  return lines;
}
