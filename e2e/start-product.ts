import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHANGES_LINE } from '#law/drafting/suggestions/change-reader.ts';
import type { ChatRequest } from '#test/fakes/model/chat.ts';
import { fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { startOpenIdProvider } from '#test/fakes/openid-provider.ts';

const root = path.resolve(import.meta.dirname, '..');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const ANSWER =
  'The presumption applies to a cheque that was given as security for an existing debt [1]. The drawer may rebut it on a preponderance of probabilities [2].';

/** No sentence rests on a source. */
const INVENTED = 'The ploink gribble frotz wibble [1]. The zzv xq snorf blat [2].';

/** An amount and a citation that no source has. */
const DIFFERING =
  'The presumption applies to a cheque for Rs. 95,000 that was given as security for an existing debt [1]. The presumption of a debt is in (2019) 14 SCC 9991 [1].';

/** About a draft it proposes other words for the marked block, and a new paragraph. */
function writtenFor({ messages }: ChatRequest): string {
  const asked = messages.at(-1)?.content ?? '';
  if (asked.includes('(invent)')) return INVENTED;
  if (asked.includes('(differ)')) return DIFFERING;
  // Half of it has whole sentences.
  if (/\((?:cut|stall)\)/u.test(asked)) return `${ANSWER}\n\n${ANSWER}`;
  const [, name] = /<block name="(b\d+)"[^>]* marked="yes">/u.exec(asked) ?? [];
  if (name === undefined) return ANSWER;
  if (asked.includes('Translate the marked block into Hindi')) {
    const change = { block: name, text: 'यह कि आदेश में कोई कारण नहीं है और वह शून्य है।', reason: 'In Hindi.' };
    return `This is the paragraph in Hindi.\n${CHANGES_LINE}\n${JSON.stringify(change)}\n`;
  }
  const changes = [
    { block: name, text: 'That the order gives no reasons and is void.', reason: 'One sentence is enough.' },
    { after: name, text: 'That a reply of 31.12.2031 was sent on [Date of the reply].', reason: '' },
  ];
  const lines = changes.map((change) => JSON.stringify(change)).join('\n');
  return `I suggest a shorter sentence and a new paragraph.\n${CHANGES_LINE}\n${lines}\n`;
}

/**
 * A language model, which a question can ask to fail: `(stall)`, `(drop)` before its first source and `(cut)` after
 * it, `(fail)`, and `(once)` for the first time; or to invent: `(invent)`, until it is
 * asked for sources; or to differ from its source: `(differ)`.
 */
async function startWriter() {
  const model = await startModel();
  model.manner = { writes: writtenFor };
  const failed = new Set<string>();
  model.choose = ({ messages }) => {
    const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    // A question without an answer and the next one arrive as one message.
    const mode = [...asked.matchAll(/\((stall|drop|cut|fail|once|invent|differ)\)/gu)].at(-1)?.[1];
    if (mode === 'stall') return 'stall in the middle';
    if (mode === 'drop' || mode === 'cut') return 'drop in the middle';
    if (mode === 'fail') return { status: 500 };
    if (mode !== 'once' || failed.has(asked)) return undefined;
    failed.add(asked);
    // The key is refused: the product does not try that again by itself.
    return { status: 401 };
  };
  const env = { MODEL_URL: model.url, MODEL_NAME: fakeChatName, MODEL_API_KEY: model.key };
  return { env, close: () => model.close() };
}

export interface StartedProduct {
  url: string;
  /** The URL that the server printed, with the local secret. */
  opening: string;
  data: string;
  close(): Promise<void>;
}

/** Starts the built product as a user does, with its own PostgreSQL and a fresh data folder. */
export async function startServer(
  settings: Record<string, string>,
  chosen?: { port: number },
): Promise<StartedProduct> {
  const data = await mkdtemp(path.join(tmpdir(), 'munshi-e2e-'));
  const port = chosen?.port ?? (await freePort());
  const options = [
    '--enable-source-maps',
    '--require',
    path.join(import.meta.dirname, 'cheap-passwords.cjs'),
  ];
  const server = spawn(process.execPath, [...options, path.join(root, 'dist/server/main.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MUNSHI_DATA: data,
      // So that journeys can come from offices of their own; see `signUpAndIn`.
      TRUSTED_PROXIES: '127.0.0.1',
      // So that all journeys can ask for codes from one address, which gets a share of it.
      SMS_DAILY_BUDGET: '5000',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opening = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Munshi is ready\. Open (\S+)\n/.exec(said)?.[1];
      if (address) resolve(address);
    });
    server.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${said}`)),
    );
  });
  // The server's log is kept with the other results of the run.
  const results = path.join(root, 'test-results');
  await mkdir(results, { recursive: true });
  server.stdout.removeAllListeners('data').pipe(createWriteStream(path.join(results, `server-${port}.log`)));
  return {
    url: `http://127.0.0.1:${port}`,
    opening,
    data,
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * The product for all journeys, started once; a language model; and an OpenID provider in Google's stead, whose page asks
 * for *Email* and *Name* and has *Continue* and *Cancel*.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.MUNSHI_URL) return async () => undefined;
  // Marks the build as in use, so that nothing rebuilds it below the product. Plain JavaScript, which has no types.
  const { noteRunning } = await import(path.join(root, 'scripts/running.mjs'));
  noteRunning(root);
  const port = await freePort();
  const google = await startOpenIdProvider([`http://127.0.0.1:${port}/auth/v1/callback`]);
  const writer = await startWriter();
  const product = await startServer({ ...google.env, ...writer.env }, { port });
  process.env.MUNSHI_URL = product.url;
  process.env.MUNSHI_OPENING_ADDRESS = product.opening;
  process.env.MUNSHI_DATA = product.data;
  return async () => {
    await product.close();
    await google.close();
    await writer.close();
  };
}
