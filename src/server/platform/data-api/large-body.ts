import type { Context } from 'hono';
import { ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

type Row = Record<string, unknown>;

/** A value as its JSON, which is written as it is: nobody on the main thread reads or makes it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** The JSON of an answer whose fields may be `JsonText`. */
export function jsonOf(fields: object): string {
  const written = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const text = value instanceof JsonText ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${written.join(',')}}`;
}

/** A body that was read in another thread: `made` has, for each row, the columns that are not validated again. */
export interface LargeBody {
  body: unknown;
  made: readonly Row[];
}

/** Reads a body in another thread. Errors: a `SyntaxError` for a body that is no JSON; `ProblemError` for what it refuses. */
export type ReadLarge = (body: Uint8Array<ArrayBuffer>, verb: 'insert' | 'update') => Promise<LargeBody>;

/** Bytes of a body that the main thread reads in any case. */
const SMALL = 16 * 1024;

/** The body of a request. Errors: `ProblemError` 400 for one that is no JSON. */
export async function readBody(
  c: Context,
  readLarge: ReadLarge | undefined,
  verb: 'insert' | 'update',
): Promise<LargeBody> {
  try {
    if (!readLarge) return { body: await c.req.json(), made: [] };
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (bytes.byteLength > SMALL) return await readLarge(bytes, verb);
    return { body: JSON.parse(new TextDecoder().decode(bytes)), made: [] };
  } catch (cause) {
    if (cause instanceof ProblemError || (cause instanceof Error && cause.name === 'AbortError')) throw cause;
    throw new ProblemError('invalid_request', sentenceOf(dataApi.bodyNotJson), { reason: 'PGRST102', cause });
  }
}
