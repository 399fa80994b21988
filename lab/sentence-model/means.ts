// npx tsx lab/sentence-model/means.ts: writes src/server/platform/models/embeddings/sentence-means.gen.ts, the mean vectors of 500
// sentences of the sample library as passages and as queries. All vectors of the model lie near them, so that without them
// texts that have nothing to do with one another have a cosine of 0.81 instead of 0.06.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIMENSIONS, openSentenceModel, type TextRole } from '#sentence-model';

const SENTENCES = 500;
const at = (...parts: string[]) => path.resolve(import.meta.dirname, '../..', ...parts);
const model = openSentenceModel(readFileSync(at('packages/sentence-model/model/e5-small.bin')));

const texts = readdirSync(at('library'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => readFileSync(at('library', file), 'utf8'));
const sentences = texts
  .flatMap((text) => text.split(/(?<=\.)\s+/))
  .filter(({ length }) => length > 40 && length < 300);

/** The mean of their vectors, in signed bytes of a 512th. */
function meanOf(role: TextRole): string {
  const sum = new Float64Array(DIMENSIONS);
  for (let n = 0; n < SENTENCES; n += 1) {
    const sentence = sentences[Math.floor((n * sentences.length) / SENTENCES)] ?? '';
    for (const [k, value] of model.embed(sentence, role).entries()) sum[k] = (sum[k] ?? 0) + value;
  }
  return Buffer.from(Int8Array.from(sum, (value) => Math.round((value / SENTENCES) * 512)).buffer).toString(
    'base64',
  );
}

writeFileSync(
  at('src/server/platform/models/embeddings/sentence-means.gen.ts'),
  `// Made by lab/sentence-model/means.ts.
export const PASSAGE_MEAN = '${meanOf('passage')}';
export const QUERY_MEAN = '${meanOf('query')}';
`,
);
