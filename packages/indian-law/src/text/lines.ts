/** One printed line: `text` is `source.slice(start, end)`, without its line break. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/**
 * The lines of `text` between two offsets. A line feed and a form feed, which begins a page, end a line and belong to
 * none; a carriage return stays in its line.
 */
export function linesOf(text: string, from = 0, to = text.length): Line[] {
  const lines: Line[] = [];
  let start = from;
  let feed = text.indexOf('\f', from);
  while (start <= to) {
    let end = text.indexOf('\n', start);
    if (feed !== -1 && (end === -1 || feed < end)) {
      end = feed;
      feed = text.indexOf('\f', feed + 1);
    }
    if (end === -1 || end > to) end = to;
    lines.push({ start, end, text: text.slice(start, end) });
    start = end + 1;
  }
  return lines;
}
