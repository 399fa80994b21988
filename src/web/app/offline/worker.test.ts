import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { filesOfBuild } from '../../../../scripts/offline-worker.ts';

const code = readFileSync(path.join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const ORIGIN = 'https://munshi.example';

/** The files of the server now; null for one that does not answer. */
let server: Record<string, string> | null;
let stored: Map<string, Map<string, string>>;

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

async function fetched(request: Request | string): Promise<Response> {
  if (server === null) throw new TypeError('Failed to fetch');
  const text = server[pathOf(request)];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

function cacheOf(name: string) {
  const files = stored.get(name) ?? new Map<string, string>();
  stored.set(name, files);
  const put = async (request: Request | string, answer: Response) =>
    void files.set(pathOf(request), await answer.text());
  const addAll = async (requests: readonly string[]) => {
    const answers = await Promise.all(requests.map(fetched));
    if (!answers.every(({ ok }) => ok)) throw new TypeError('A file is missing');
    for (const [at, request] of requests.entries()) await put(request, answers[at] ?? new Response(''));
  };
  const match = async (request: Request | string) => {
    const text = files.get(pathOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  return { put, addAll, match, add: (request: string) => addAll([request]) };
}

const caches = {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) => {
    for (const name of cacheName === undefined ? stored.keys() : [cacheName]) {
      const found = await cacheOf(name).match(request);
      if (found) return found;
    }
    return undefined;
  },
};

/** A worker of a build whose entry is `/assets/<build>.js`. */
function workerOf(build: string, others: string[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    build: { id: build, files: [`/assets/${build}.js`], others, shell: '/home/shell' },
    location: { origin: ORIGIN },
    skipWaiting: () => undefined,
    clients: { claim: () => undefined },
  };
  const listen = (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  };
  new Function('self', 'caches', 'fetch', 'addEventListener', code)(self, caches, fetched, listen);
  const run = async (type: string, fields: object = {}) => {
    let work: unknown;
    listeners[type]?.({ ...fields, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  const ask = async (of: string, mode = 'cors') => {
    let answer: Promise<Response> | undefined;
    const request = { url: `${ORIGIN}${of}`, method: 'GET', mode };
    listeners.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return (await answer)?.text();
  };
  const share = async (files: readonly File[]) => {
    const form = new FormData();
    for (const file of files) form.append('file', file);
    let answer: Promise<Response> | undefined;
    const request = { url: `${ORIGIN}/home/court/shared`, method: 'POST', formData: async () => form };
    listeners.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
  return { run, ask, share };
}

const serverOf = (build: string) => ({
  '/home/shell': `<script src="/assets/${build}.js">`,
  '/home': `page of ${build}`,
  [`/assets/${build}.js`]: `code of ${build}`,
});

beforeEach(() => {
  stored = new Map();
  server = serverOf('one');
});

test('without a connection a page opens with the code of one build', async () => {
  const worker = workerOf('one');
  await worker.run('install');
  expect(await worker.ask('/home', 'navigate')).toBe('page of one');
  server = null;
  expect(await worker.ask('/home/cases/1', 'navigate')).toContain('/assets/one.js');
  expect(await worker.ask('/assets/one.js')).toBe('code of one');
});

test('files that another program shares wait for the page of files from courts, and a second share replaces them', async () => {
  const worker = workerOf('one');
  await worker.share([new File(['older'], 'older.pdf'), new File(['two'], 'two.pdf')]);
  const answer = await worker.share([new File(['CAUSE LIST'], 'सूची.txt', { type: 'text/plain' })]);
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    303,
    `${ORIGIN}/home/court?shared=true`,
  ]);
  expect(stored.get('shared-files')).toEqual(new Map([['/home/court/shared/0', 'CAUSE LIST']]));
  // They are no files of a build.
  await worker.run('activate');
  expect(stored.has('shared-files')).toBe(true);
});

test('a worker is not installed from a server that has another build, and the one before it goes on', async () => {
  const before = workerOf('one');
  await before.run('install');
  server = { ...serverOf('three'), '/assets/two.js': 'code of two' };
  await expect(workerOf('two').run('install')).rejects.toThrow('another build');
  server = null;
  expect(await before.ask('/home', 'navigate')).toContain('/assets/one.js');
});

test('a page of the build before keeps its code, and one of the new build never gets the empty page of the old', async () => {
  await workerOf('one').run('install');
  server = serverOf('two');
  const worker = workerOf('two');
  await worker.run('install');
  await worker.run('activate');
  expect(await worker.ask('/assets/one.js')).toBe('code of one');
  server = null;
  expect(await worker.ask('/home', 'navigate')).toContain('/assets/two.js');
  server = serverOf('three');
  const third = workerOf('three');
  await third.run('install');
  await third.run('activate');
  expect([...stored.keys()]).toEqual(['munshi-two', 'munshi-three']);
});

test('no answer of the server is stored, and of other files only those of the build', async () => {
  const worker = workerOf('one', ['/assets/hindi.js']);
  await worker.run('install');
  server = {
    ...serverOf('one'),
    '/assets/hindi.js': 'texts',
    '/assets/unknown.js': 'x',
    '/rest/v1/cases': 'x',
  };
  expect(await worker.ask('/rest/v1/cases')).toBe(undefined);
  expect(await worker.ask('/assets/unknown.js')).toBe('x');
  expect(await worker.ask('/home', 'navigate')).toBe('page of one');
  await worker.run('message', { data: { loaded: ['/assets/hindi.js', '/rest/v1/cases'] } });
  expect([...(stored.get('munshi-one')?.keys() ?? [])].sort()).toEqual([
    '/assets/hindi.js',
    '/assets/one.js',
    '/home/shell',
  ]);
});

test('the build names all that its pages load, also later, and leaves out the other pages', () => {
  const { files, others } = filesOfBuild({
    'index.html': {
      file: 'assets/entry.js',
      isEntry: true,
      css: ['assets/entry.css'],
      dynamicImports: ['sign-in'],
    },
    'src/web/app/start-app.tsx': {
      file: 'assets/app.js',
      dynamicImports: ['src/web/routes/home/dashboard.tsx', 'sign-in'],
    },
    'src/web/routes/home/dashboard.tsx': {
      file: 'assets/home.js',
      imports: ['shared'],
      dynamicImports: ['tour'],
    },
    shared: { file: 'assets/shared.js' },
    tour: { file: 'assets/tour.js' },
    'sign-in': { file: 'assets/sign-in.js' },
  });
  expect(files[0]).toBe('/assets/entry.js');
  expect(files).toEqual(
    expect.arrayContaining([
      '/assets/entry.css',
      '/assets/app.js',
      '/assets/home.js',
      '/assets/shared.js',
      '/assets/tour.js',
    ]),
  );
  expect(others).toEqual(['/assets/sign-in.js']);
});
