/** The line of a model's answer behind which its changes follow, one JSON object a line. */
export const CHANGES_LINE = '=== CHANGES ===';

/** A change as a model wrote it. Nothing of it is trusted. */
export interface WrittenChange {
  place: 'replace' | 'insert_after';
  /** The block as the model names it. */
  at: string;
  text: string;
  reason: string;
}

/** Changes of one answer, and characters of one change. */
const LIMITS = { changes: 20, change: 20_000 } as const;
const HEADING = /(?:^|\n)[^\S\n]*={2,}[^\S\n]*CHANGES[^\S\n]*=*[^\S\n]*\n/u;
/** A longer line that begins with the sign of the heading is no heading. */
const LONGEST_HEADING = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asChange(line: string): WrittenChange | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line.trim().replace(/,$/u, ''));
  } catch {
    // The JSON is incomplete or none: the caller looks at the next lines.
    return undefined;
  }
  if (!isObject(value) || typeof value.text !== 'string') return undefined;
  const place = typeof value.block === 'string' ? 'replace' : 'insert_after';
  const at = place === 'replace' ? value.block : value.after;
  if (typeof at !== 'string') return undefined;
  return { place, at, text: value.text, reason: typeof value.reason === 'string' ? value.reason : '' };
}

/** Divides the answer of a model, piece by piece, into what it says and the changes that it proposes. */
export class ChangeReader {
  #waiting = '';
  #changing = false;
  /** Lines of an object that is not whole yet. */
  #object = '';
  #count = 0;

  push(piece: string): { said: string; changes: WrittenChange[] } {
    this.#waiting += piece;
    if (this.#changing) return { said: '', changes: this.#wholeLines() };
    const heading = HEADING.exec(this.#waiting);
    if (heading) {
      const said = this.#waiting.slice(0, heading.index);
      this.#waiting = this.#waiting.slice(heading.index + heading[0].length);
      this.#changing = true;
      return { said, changes: this.#wholeLines() };
    }
    // A last line that may still become the heading waits.
    const at = this.#waiting.lastIndexOf('\n') + 1;
    const last = this.#waiting.slice(at);
    const waits = /^\s*=/u.test(last) && last.length < LONGEST_HEADING;
    const said = waits ? this.#waiting.slice(0, at) : this.#waiting;
    this.#waiting = waits ? last : '';
    return { said, changes: [] };
  }

  /** The rest, at the end of the answer. */
  end(): { said: string; changes: WrittenChange[] } {
    return this.push('\n');
  }

  #wholeLines(): WrittenChange[] {
    const lines = this.#waiting.split('\n');
    this.#waiting = lines.pop() ?? '';
    return lines.flatMap((line) => this.#take(line) ?? []);
  }

  #take(line: string): WrittenChange | undefined {
    if (this.#count >= LIMITS.changes) return undefined;
    // An object that is broken ends where the next one begins.
    const alone = asChange(line);
    const change = alone ?? asChange(this.#object + line);
    if (change) {
      this.#object = '';
      this.#count += 1;
      return change;
    }
    const begins = this.#object !== '' || /^\s*\{/u.test(line);
    const object = begins ? `${this.#object}${line}\n` : '';
    this.#object = object.length > LIMITS.change ? '' : object;
    return undefined;
  }
}
