// npx tsx lab/assistant/small-model.ts URL NAME [--minutes 5]: questions over the papers of cases through the product, with
// the model behind URL; how many answers show an error of the endpoint, how many sentences went unchecked, and what the
// second reading did.
import { answering } from '../evals/ask.ts';
import { FILES } from '../evals/files.ts';
import { makeCase, openEmptyProduct } from '../evals/product.ts';
import { fifthSet } from '../evals/questions/fifth-set.ts';

const [url = '', name = ''] = process.argv.slice(2);
const at = process.argv.indexOf('--minutes');
const minutes = at < 0 ? 5 : Number(process.argv[at + 1]);
const TOKENS = '100000000';

const product = await openEmptyProduct({
  MODEL_URL: url,
  MODEL_NAME: name,
  MODEL_API_KEY: 'none',
  MODEL_TOKENS_PER_USER: TOKENS,
  MODEL_TOKENS_PER_DAY: TOKENS,
});
const counts = { asked: 0, complete: 0, partial: 0, quotations: 0, failed: 0, sentences: 0, unchecked: 0 };
try {
  const { services, userId } = product;
  const cases = new Map<string, string>();
  for (const place of ['will', 'fire', 'service', 'loan'] as const)
    cases.set(place, await makeCase(services, userId, FILES[place]));
  const until = performance.now() + minutes * 60_000;
  const asked = Object.values(fifthSet)
    .flat()
    .filter(({ in: place }) => place !== undefined && cases.has(place));
  for (const question of asked) {
    if (performance.now() > until) break;
    counts.asked += 1;
    try {
      for await (const event of answering(product, question.ask, cases.get(question.in ?? '') ?? null)) {
        if (event.event !== 'done') continue;
        const { status, engine, checks, content, fallback } = event.data.message;
        const sentences = checks.sentences ?? [];
        counts[status === 'complete' ? 'complete' : 'partial'] += 1;
        if (engine === 'extractive') counts.quotations += 1;
        counts.sentences += sentences.length;
        counts.unchecked += sentences.filter((one) => one.status === 'not_checked').length;
        process.stdout.write(
          `${question.ask}\n  ${engine} ${status} ${JSON.stringify(fallback ?? null)} ${content.slice(0, 200).replaceAll('\n', ' ')}\n`,
        );
      }
    } catch (error) {
      counts.failed += 1;
      process.stdout.write(`${question.ask}\n  FAILED ${String(error)}\n`);
    }
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
} finally {
  await product.close();
}
