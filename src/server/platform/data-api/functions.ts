import type { z } from 'zod';
import type { Tx, Viewer } from '../db/database.ts';
import type { WhenUnpaid } from '../http/openapi.ts';

/** A change that touches several tables: `POST /rest/v1/rpc/{name}`, in one transaction. */
export interface RestFunction<Body = unknown, Answer = unknown> {
  name: string;
  summary: string;
  body: z.ZodType<Body>;
  answer: z.ZodType<Answer>;
  /** `open` for a function that only reads, or that belongs to the caller's own account. */
  whenUnpaid: WhenUnpaid;
  /** Calls of one user run one after the other, because each may keep the database busy. */
  oneAtATime?: boolean;
  run(tx: Tx, body: Body, viewer: Viewer): Promise<Answer>;
}

/** Keeps the body and answer types together while the list of functions forgets them. */
export function declareFunction<Body, Answer>(fn: RestFunction<Body, Answer>): RestFunction {
  return { ...fn, run: (tx, body, viewer) => fn.run(tx, body as Body, viewer) };
}
