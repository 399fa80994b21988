import { z } from 'zod';
import type { Tx, Viewer } from '../db/database.ts';
import type { WhenUnpaid } from '../http/openapi.ts';
import type { JsonText, ReadLarge } from './large-body.ts';
import { unknownColumn } from './problems.ts';
import { parseSelect } from './query.ts';

/** An answer, of which a field may be JSON already. */
type Answered<Answer> = Answer extends readonly unknown[]
  ? Answer
  : Answer extends object
    ? { [K in keyof Answer]: Answer[K] | JsonText }
    : Answer;

/** A change that touches several tables: `POST /rest/v1/rpc/{name}`, in one transaction. */
export interface RestFunction<Body = unknown, Answer = unknown> {
  name: string;
  summary: string;
  body: z.ZodType<Body>;
  answer: z.ZodType<Answer>;
  /** `open` for a function that only reads, or that belongs to the caller's own account. */
  whenUnpaid: WhenUnpaid;
  /** The answer is a row, of which `select` names columns. */
  selects?: true;
  /** Calls of one user run one after the other, because each may keep the database busy. */
  oneAtATime?: boolean;
  /** Reads large bodies in another thread; what it made is added to the validated body. */
  readLarge?: ReadLarge;
  run(tx: Tx, body: Body, viewer: Viewer): Promise<Answered<Answer>>;
}

/** Keeps the body and answer types together while the list of functions forgets them. */
export function declareFunction<Body, Answer>(fn: RestFunction<Body, Answer>): RestFunction {
  return { ...fn, run: (tx, body, viewer) => fn.run(tx, body as Body, viewer) };
}

type Fields = Record<string, unknown>;

/**
 * Selects the fields of a function's answer that `select` names, as for a table; all without one. Errors:
 * `ProblemError` 400.
 */
export function chosenFields(
  { name, answer, selects }: Pick<RestFunction, 'name' | 'answer' | 'selects'>,
  select: string | undefined,
): (given: Fields) => Fields {
  if (select === undefined || !selects || !(answer instanceof z.ZodObject)) return (given) => given;
  const known = Object.keys(answer.shape);
  const chosen = parseSelect(select).flatMap((item) => {
    if (item.kind === 'all') return known.map((field) => [field, field] as const);
    if (item.kind === 'embed' || !known.includes(item.name)) throw unknownColumn(name, item.name);
    return [[item.alias ?? item.name, item.name] as const];
  });
  return (given) => Object.fromEntries(chosen.map(([as, field]) => [as, given[field]]));
}
