import { createHash } from 'node:crypto';
import { clausesOf } from '#law/answers/read-candidate.ts';
import { DIMENSIONS } from '#sentence-model';
import { HASH, ROW, vectorsIn } from './kept-vectors.ts';
import { sentenceVector } from './sentence-vectors.ts';

/** Clauses of a page that get a vector; a page of a list may have thousands of lines. */
const MOST_CLAUSES = 120;

const hashOf = (clause: string): Buffer =>
  createHash('sha256').update(clause.trim()).digest().subarray(0, HASH);

/** By the hash of a clause. */
export type ClauseVectors = ReadonlyMap<string, Int8Array>;
export const keyOf = (clause: string): string => hashOf(clause).toString('hex');

/** The vectors of the clauses of a page, as they are kept. Some 50 ms of processor time, in a thread, for each. */
export async function vectorsOfClauses(page: string, signal?: AbortSignal): Promise<Uint8Array> {
  const clauses = [...new Set(clausesOf({ text: page, ofCase: true }))].slice(0, MOST_CLAUSES);
  const rows = new Uint8Array(clauses.length * ROW);
  for (const [at, clause] of clauses.entries()) {
    rows.set(hashOf(clause), at * ROW);
    const vector = await sentenceVector(clause, 'passage', signal);
    rows.set(new Uint8Array(vector.buffer, vector.byteOffset, DIMENSIONS), at * ROW + HASH);
  }
  return rows;
}

/** Reads what was kept, by the key of each clause. O(bytes). */
export function readVectors(pages: readonly Buffer[]): ClauseVectors {
  const found = new Map<string, Int8Array>();
  for (const page of pages)
    for (const [at, vector] of [...vectorsIn(page)].entries())
      found.set(page.toString('hex', at * ROW, at * ROW + HASH), vector);
  return found;
}
