import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { Format } from './preferences.ts';
import type { Selection } from './resolve-select.ts';

/** UTF-16 units that are encoded and written in one step: well below a millisecond. */
const CHUNK = 128 * 1024;

/** The first line of CSV: the columns of the selection under their names. */
function csvHeader({ columns, embeds }: Selection): string {
  return [...columns, ...embeds].map(({ as }) => as).join(',');
}

/**
 * The rows of an answer in the requested form. They are sent as PostgreSQL wrote them, and a long answer in chunks:
 * parsing or encoding 16 MB at once would block the event loop for all users.
 */
export function bodyIn(format: Format, rows: Answer, selection: Selection): string | ReadableStream {
  if (format === 'object') return rows[0] ?? '';
  if (format === 'list') return joined(rows, { before: '[', between: ',', after: ']' });
  const lines = [csvHeader(selection), ...rows];
  return joined(lines, { before: '', between: '\r\n', after: '\r\n' });
}

interface Punctuation {
  before: string;
  between: string;
  after: string;
}

function joined(texts: readonly string[], { before, between, after }: Punctuation): string | ReadableStream {
  const units = texts.reduce((sum, { length }) => sum + length, 0);
  if (units <= CHUNK) return `${before}${texts.join(between)}${after}`;
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const from = next;
      // A fast client takes each chunk at once, so without this pause all of them go out in one turn.
      if (from > 0) await yieldToEventLoop();
      for (let size = 0; next < texts.length && size < CHUNK; next += 1) size += texts[next]?.length ?? 0;
      const first = from === 0 ? before : between;
      const last = next === texts.length ? after : '';
      controller.enqueue(Buffer.from(`${first}${texts.slice(from, next).join(between)}${last}`));
      if (next === texts.length) controller.close();
    },
  });
}
