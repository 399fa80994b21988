import { readFile } from 'node:fs/promises';
import { openSentenceModel, type SentenceModel } from '#sentence-model';
import { shippedPath } from '#server/core/shipped-path.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';
import { cosine, vectorsIn } from './kept-vectors.ts';

// Runs in a thread of its own (see sentence-vectors.ts): a clause takes the processor for some 50 ms.

let opening: Promise<SentenceModel> | undefined;

const open = async (): Promise<SentenceModel> =>
  openSentenceModel(await readFile(shippedPath('packages', 'sentence-model', 'model', 'e5-small.bin')));

/** The largest number of a signed byte. */
const MOST = 127;

/** A vector as signed bytes: only its direction counts. */
async function vectorOf(text: string, as: 'query' | 'passage'): Promise<Int8Array> {
  opening ??= open();
  const vector = (await opening).embed(text.trim().normalize('NFC'), as);
  const largest = vector.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9);
  return Int8Array.from(vector, (one) => Math.round((one / largest) * MOST));
}

/** For each page, by its kept vectors, the cosine of its nearest clause; -1 for one without clauses. O(bytes). */
const nearestOf = (asked: Int8Array, pages: readonly Uint8Array[]): number[] =>
  pages.map((page) => [...vectorsIn(page)].reduce((most, one) => Math.max(most, cosine(asked, one)), -1));

export const sentencesWork = serveWork({ vectorOf, nearestOf });
