import { createHash } from 'node:crypto';
import type { RelatedTerms } from './related-terms.ts';

/** The result of training: a vector for each term of the vocabulary, already weighted. */
export interface LatentModel {
  dimensions: number;
  /** Size of the library at the time of training. */
  documents: number;
  words: number;
  terms: readonly string[];
  /** One row for each term: its direction times its weight. */
  vectors: Float32Array;
  related: RelatedTerms;
}

const magic = 'MUNSHI-LATENT-1\n';

/** A hash of the model's content: equal only when vectors are comparable. */
export function modelId(model: LatentModel): string {
  const { vectors } = model;
  const hash = createHash('sha256').update(`${magic}${model.dimensions}\n${model.terms.join('\n')}\n`);
  hash.update(new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength));
  return `built-in-${hash.digest('hex').slice(0, 12)}`;
}

/** The model as a file: a line with the format, a line of JSON, the terms, then 32-bit floats, then the related terms. */
export function encodeModel(model: LatentModel): Buffer {
  const terms = Buffer.from(model.terms.join('\n'), 'utf8');
  const { vectors, related } = model;
  const bytes = Buffer.concat(
    [vectors, related.terms, related.similarities].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  );
  const check = createHash('sha256').update(terms).update(bytes).digest('hex');
  const head = {
    dimensions: model.dimensions,
    documents: model.documents,
    words: model.words,
    terms: model.terms.length,
    termBytes: terms.length,
    related: related.terms.length,
    check,
  };
  return Buffer.concat([Buffer.from(`${magic}${JSON.stringify(head)}\n`, 'utf8'), terms, bytes]);
}

function readHead(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Reads a model file; undefined when it is of another version or damaged. */
export function decodeModel(file: Buffer): LatentModel | undefined {
  if (file.toString('latin1', 0, magic.length) !== magic) return undefined;
  const headEnd = file.indexOf(10, magic.length);
  if (headEnd < 0) return undefined;
  const head = readHead(file.toString('utf8', magic.length, headEnd));
  const [dimensions, documents, words, count, termBytes] = [
    Number(head.dimensions),
    Number(head.documents),
    // Files of the versions before do not say.
    Number(head.words ?? 0),
    Number(head.terms),
    Number(head.termBytes),
  ];
  const terms = file.subarray(headEnd + 1, headEnd + 1 + termBytes);
  const bytes = file.subarray(headEnd + 1 + termBytes);
  const related = Number(head.related ?? 0);
  const floats = count * dimensions * 4;
  if (bytes.length !== floats + related * 3) return undefined;
  if (createHash('sha256').update(terms).update(bytes).digest('hex') !== head.check) return undefined;
  const vectors = new Float32Array(count * dimensions);
  new Uint8Array(vectors.buffer).set(bytes.subarray(0, floats));
  const numbers = new Uint16Array(related);
  new Uint8Array(numbers.buffer).set(bytes.subarray(floats, floats + related * 2));
  return {
    dimensions,
    documents,
    words,
    terms: count > 0 ? terms.toString('utf8').split('\n') : [],
    vectors,
    related: { terms: numbers, similarities: Uint8Array.from(bytes.subarray(floats + related * 2)) },
  };
}
