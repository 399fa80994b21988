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

interface Read {
  said: string;
  changes: WrittenChange[];
}

/** Changes of one answer, and characters of one change. */
const LIMITS = { changes: 20, change: 20_000 } as const;
/** A line that announces changes, in the marks that models put around it. */
const HEADING = /^[\s#*=_>-]*(?:(?:proposed|suggested|the)\s)?changes[\s#*=_:-]*$/iu;
/** A longer line is no heading. */
const LONGEST_HEADING = 60;
const HEADINGS = ['changes', 'proposed changes', 'suggested changes', 'the changes'] as const;
/** Marks before the words of a heading. */
const MARKS = /^[\s#*=_>-]+/u;
const FENCE = /^\s*`{3}/u;
/** JSON in a line: an object, or an array of them. */
const JSON_BEGINS = /\[?\s?\{\s?(?:"|$)|^\s*\[\s*$/u;
/** Keys under which models write the text of a change, its block and its reason. */
const TEXTS = ['text', 'new_text', 'newText', 'replacement', 'content', 'new'] as const;
const BLOCKS = ['block', 'block_id', 'blockId', 'id', 'paragraph'] as const;
const PLACES = ['after', 'insert_after', 'insertAfter'] as const;
const SAID = ['answer', 'message', 'summary'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of these keys that holds a text or a number. */
function textAt(value: Record<string, unknown>, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const found = value[key];
    if (typeof found === 'string') return found;
    if (typeof found === 'number') return String(found);
  }
  return undefined;
}

function asChange(value: Record<string, unknown>): WrittenChange | undefined {
  const block = textAt(value, BLOCKS);
  const after = textAt(value, PLACES);
  // Beside a block, `after` is its text when it is changed.
  const text = textAt(value, TEXTS) ?? (block === undefined ? undefined : after);
  const at = block ?? after;
  if (text === undefined || at === undefined) return undefined;
  const place = block === undefined ? 'insert_after' : 'replace';
  return { place, at, text, reason: textAt(value, ['reason', 'why']) ?? '' };
}

/** The changes of JSON in any shape: one, an array, or an object that holds them. */
function changesOf(value: unknown): Read {
  if (Array.isArray(value)) return { said: '', changes: value.flatMap((one) => changesOf(one).changes) };
  if (!isObject(value)) return { said: '', changes: [] };
  const change = asChange(value);
  if (change) return { said: '', changes: [change] };
  const list = [value.changes, value.suggestions, value.edits].find((one) => Array.isArray(one));
  return { said: textAt(value, SAID) ?? '', changes: changesOf(list).changes };
}

/** JSON, without the comma or the bracket of a list around it; undefined for a text that is incomplete or none. */
function parsed(text: string): unknown {
  const alone = text.trim();
  for (const one of [alone, alone.replace(/^\[|[,\]\s]+$/gu, '')]) {
    try {
      return JSON.parse(one);
    } catch {
      // The next form is tried; the caller looks at the next lines.
    }
  }
  return undefined;
}

/** The schema of an answer with changes, for an endpoint that makes a model keep to one. */
export const CHANGES_SCHEMA = {
  name: 'changes',
  schema: {
    type: 'object',
    properties: {
      answer: { type: 'string' },
      changes: {
        type: 'array',
        items: {
          anyOf: ['block', 'after'].map((place) => ({
            type: 'object',
            properties: {
              [place]: { type: 'string' },
              text: { type: 'string' },
              reason: { type: 'string' },
            },
            required: [place, 'text', 'reason'],
            additionalProperties: false,
          })),
        },
      },
    },
    required: ['answer', 'changes'],
    additionalProperties: false,
  },
} as const;

const STRING = /"(?:[^"\\]|\\.)*"/y;
const SAID_FIRST = /^\s*\{\s*"(?:answer|message|summary)"\s*:\s*("(?:[^"\\]|\\.)*")/u;

/** The whole objects inside JSON that was cut off, and what it says before them. O(n). */
function wholePartsOf(json: string): Read {
  const said = parsed(SAID_FIRST.exec(json)?.[1] ?? '""');
  const changes: WrittenChange[] = [];
  let from = -1;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    STRING.lastIndex = at;
    if (sign === '"') at = STRING.test(json) ? STRING.lastIndex - 1 : json.length;
    else if (sign === '{') from = at;
    else if (sign === '}' && from >= 0) {
      changes.push(...changesOf(parsed(json.slice(from, at + 1))).changes);
      from = -1;
    }
  }
  return { said: typeof said === 'string' ? said : '', changes };
}

/**
 * Divides the answer of a model, piece by piece, into what it says and the changes that it proposes. Changes follow a
 * heading, a fence, or nothing: JSON is never what it says.
 */
export class ChangeReader {
  #waiting = '';
  #changing = false;
  /** Lines of an object that is not whole yet. */
  #object = '';
  #count = 0;

  push(piece: string): Read {
    this.#waiting += piece;
    return this.#changing ? this.#wholeLines() : this.#saying();
  }

  /** The rest, at the end of the answer. */
  end(): Read {
    const read = this.push('\n');
    if (this.#object === '' || read.changes.length > 0 || this.#count > 0) return read;
    const { said, changes } = wholePartsOf(this.#object);
    return { said: read.said + said, changes: changes.slice(0, LIMITS.changes) };
  }

  /** Lines before the changes; the last one waits while it may begin them. */
  #saying(): Read {
    const lines = this.#waiting.split('\n');
    const at = lines.findIndex((line, number) => this.#begins(line, number < lines.length - 1));
    if (at >= 0) return this.#change(lines, at);
    const last = lines.at(-1) ?? '';
    const waits = FENCE.test(last) || /^\s*`{1,2}$|\[\s?$/u.test(last) || this.#mayBeHeading(last);
    const said = waits ? this.#waiting.slice(0, this.#waiting.length - last.length) : this.#waiting;
    this.#waiting = waits ? last : '';
    return { said, changes: [] };
  }

  /** True for a line with which the changes begin. */
  #begins(line: string, whole: boolean): boolean {
    if (JSON_BEGINS.test(line)) return true;
    return whole && (FENCE.test(line) || (line.length <= LONGEST_HEADING && HEADING.test(line)));
  }

  /** Reads changes from this line on. */
  #change(lines: readonly string[], at: number): Read {
    const line = lines[at] ?? '';
    // Of a heading or a fence nothing is read, of a line with JSON its end.
    const json = JSON_BEGINS.exec(line)?.index;
    const before = [...lines.slice(0, at), json === undefined ? '' : line.slice(0, json)].join('\n');
    const rest = json === undefined ? [] : [line.slice(json)];
    this.#waiting = [...rest, ...lines.slice(at + 1)].join('\n');
    this.#changing = true;
    const { said, changes } = this.#wholeLines();
    return { said: before + said, changes };
  }

  #mayBeHeading(line: string): boolean {
    if (line === '' || line.length >= LONGEST_HEADING) return false;
    const words = line.replace(MARKS, '').toLowerCase();
    return HEADINGS.some((heading) => heading.startsWith(words) || words.startsWith(heading));
  }

  #wholeLines(): Read {
    const lines = this.#waiting.split('\n');
    this.#waiting = lines.pop() ?? '';
    const read: Read = { said: '', changes: [] };
    for (const line of lines) {
      const taken = this.#take(line);
      read.said += taken.said;
      read.changes.push(...taken.changes);
    }
    return read;
  }

  #take(line: string): Read {
    const nothing: Read = { said: '', changes: [] };
    if (this.#count >= LIMITS.changes || FENCE.test(line)) return nothing;
    // An object that is broken ends where the next one begins.
    const alone = changesOf(parsed(line));
    const found = alone.changes.length > 0 ? alone : changesOf(parsed(this.#object + line));
    if (found.changes.length > 0 || found.said !== '') {
      this.#object = '';
      const changes = found.changes.slice(0, LIMITS.changes - this.#count);
      this.#count += changes.length;
      return { ...found, changes };
    }
    const begins = this.#object !== '' || /^\s*\[?\s*\{/u.test(line);
    const object = begins ? `${this.#object}${line}\n` : '';
    this.#object = object.length > LIMITS.change ? '' : object;
    return nothing;
  }
}
