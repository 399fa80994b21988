// npx tsx lab/assistant/endpoints/run.ts [MODE …]: how a question in a case fares with the behaviours of OpenAI-compatible
// endpoints that `model-quirks.mjs` plays, or with those named. Each starts with an endpoint of which nothing is known.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sharedServer } from '@munshi/test-support/shared-data.ts';
import { pino } from 'pino';
import { openLanguageModel } from '#server/platform/models/language/open-language-model.ts';
import { answering } from '../../evals/ask.ts';
import { FILES } from '../../evals/files.ts';
import { makeCase, openEmptyProduct } from '../../evals/product.ts';
import { type Fate, fateOf, type Logged, table } from './fate.ts';

const QUESTION = 'What is the monthly rent of the shop?';
/** Words of the two behaviours that write what they are given: a thought, a true sentence and a false one. */
const SCRIPT =
  '<think>The lease is easy.</think>The monthly rent is Rs. 18,500 [1]. The monthly rent is Rs. 45,000 [1].';
/** Seconds without a token. The slowest behaviours end by it. */
const TIMEOUT_S = '5';

const script = sharedServer('model-quirks.mjs');
if (script === undefined) throw new Error('The server that plays endpoints is absent: nothing was measured.');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const port = await freePort();
const endpoint = fork(script, [String(port)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
const [said] = (await once(endpoint.stdout ?? endpoint, 'data')) as [Buffer];
const MODES = said.toString().trim().split(' ').slice(3);
const asked = process.argv.slice(2).filter((name) => MODES.includes(name));
const modes = asked.length > 0 ? asked : MODES;

const lines: Logged[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line) as Logged) });
const product = await openEmptyProduct(
  {
    MODEL_URL: `http://127.0.0.1:${port}/v1`,
    MODEL_NAME: 'smollm2',
    MODEL_API_KEY: 'sk-test',
    MODEL_TIMEOUT_S: TIMEOUT_S,
  },
  log,
);
const fates: Fate[] = [];
try {
  const { services, userId } = product;
  const caseId = await makeCase(services, userId, FILES.lease);
  for (const mode of modes) {
    await fetch(`http://127.0.0.1:${port}/__mode?m=${mode}`, { method: 'POST', body: SCRIPT });
    const fresh = { services: { ...services, languageModel: openLanguageModel(services) }, userId };
    for (const known of [false, true]) {
      lines.length = 0;
      await fetch(`http://127.0.0.1:${port}/__seen`);
      const from = performance.now();
      const fate = await fateOf(answering(fresh, QUESTION, caseId));
      const seen = (await (await fetch(`http://127.0.0.1:${port}/__seen`)).json()) as unknown[];
      fates.push({
        ...fate,
        mode,
        known,
        requests: seen.length,
        ms: performance.now() - from,
        log: [...lines],
      });
      // The second question shows what was learned with the first.
      if (fate.end !== 'checked') break;
    }
    await wait(0);
  }
  process.stdout.write(table(fates));
} finally {
  await product.close();
  endpoint.kill();
}
