import { afterEach, expect, test, vi } from 'vitest';
import { type ChosenFile, filesOfDrop, folderOf, LOOSE_FILES } from './chosen-files.ts';
import { FolderAdding } from './folder-adding.ts';

const file = (path: string, content = 'x', lastModified = 0): ChosenFile => ({
  path,
  file: new File([content], path.split('/').pop() ?? path, { lastModified }),
});
const paths = (files: readonly ChosenFile[]) => files.map(({ path }) => path);

/** A server that has the files in `taken` and answers each sent file with what `answer` gives. */
function serve(
  answer: (path: string) => Response | Promise<Response>,
  taken: readonly string[] = [],
  known: readonly string[] = [],
) {
  const sent: string[] = [];
  let kept = known;
  const json = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/missing')) {
      const { files } = JSON.parse(String(init.body)) as { files: { path: string }[] };
      return json({ missing: files.map(({ path }) => path).filter((path) => !taken.includes(path)) });
    }
    if (url.endsWith('/known')) {
      const { from } = JSON.parse(String(init.body)) as { from: number };
      return json({ files: kept.slice(from, from + 1000), total: kept.length });
    }
    if (url.endsWith('/remove')) {
      const { files } = JSON.parse(String(init.body)) as { files: string[] };
      kept = kept.filter((path) => !files.includes(path));
      return json({ documents: files.length });
    }
    if (url.endsWith('/stop')) return new Response(null, { status: 204 });
    const path = new URL(url, 'http://x').searchParams.get('path') ?? '';
    sent.push(path);
    return answer(path);
  });
  return sent;
}
const added = () => new Response('{"documents":1}', { status: 200 });
const refused = (status: number, error: string) => new Response(JSON.stringify({ error }), { status });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a folder keeps its name and paths; hidden files are left out, and single files of one name stay apart', () => {
  const { name, files, hidden } = folderOf([
    file('Orders/2024/a.pdf'),
    file('Orders/.DS_Store'),
    file('Orders/.git/config'),
    file('Orders/b.txt'),
  ]);
  expect([name, paths(files), hidden]).toEqual(['Orders', ['2024/a.pdf', 'b.txt'], 2]);
  const loose = folderOf([file('order.pdf', 'x', Date.UTC(2024, 0, 2)), file('order.pdf', 'y', 1000)]);
  expect([loose.name, paths(loose.files)]).toEqual([
    'Files',
    ['2024-01-02T00-00-00/order.pdf', '1970-01-01T00-00-01/order.pdf'],
  ]);
  expect(folderOf(Array.from({ length: 5001 }, (_, at) => file(`a/${at}`))).tooMany).toBe(true);
});

test('sends only what the library lacks, and reports each file that it refuses', async () => {
  const settled = vi.fn();
  const adding = new FolderAdding(settled);
  const sent = serve((path) => (path === 'bad.pdf' ? refused(422, 'It is damaged.') : added()), ['old.txt']);
  const files = [file('old.txt'), file('bad.pdf'), file('new.txt'), file('tab\tname.txt')];
  await adding.start({ name: 'Orders', files, hidden: 1 });
  expect(sent.sort()).toEqual(['bad.pdf', 'new.txt']);
  expect(adding.state()).toMatchObject({ phase: 'done', files: 4, done: 4, documents: 1, unchanged: 1 });
  const reasons = adding.state().failures.map(({ path, reason }) => [path, reason]);
  expect(reasons[1]).toEqual(['bad.pdf', 'It is damaged.']);
  expect(reasons[0]?.[1]).toMatch(/control characters/u);
  expect(settled).toHaveBeenCalledOnce();
  serve(added);
  await adding.retry();
  // A path that the contract refuses stays refused.
  expect(adding.state()).toMatchObject({ done: 4, documents: 2, failures: [{ path: 'tab\tname.txt' }] });
});

test('waits for a server that is away, and stops with its sentence when it refuses everything', async () => {
  const adding = new FolderAdding(() => undefined, 0);
  let tries = 0;
  serve(() => (tries++ < 2 ? refused(503, 'The server restarts.') : added()));
  await adding.start({ name: 'Orders', files: [file('a.txt')], hidden: 0 });
  expect(adding.state()).toMatchObject({ phase: 'done', documents: 1 });
  const sent = serve(() => refused(507, 'The disk is full.'));
  const many = Array.from({ length: 50 }, (_, at) => file(`${at}.txt`));
  await adding.start({ name: 'Orders', files: many, hidden: 0 });
  expect(adding.state()).toMatchObject({ phase: 'stopped', problem: 'The disk is full.' });
  expect(sent.length).toBeLessThan(5);
});

test('stops at once when asked, and the same folder continues later', async () => {
  const adding = new FolderAdding(() => undefined);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  serve(() => {
    arrive();
    return new Promise<Response>(() => undefined);
  });
  const hanging = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    Promise.race([
      hanging(url, init),
      new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
    ]),
  );
  const running = adding.start({ name: 'Orders', files: [file('a.txt')], hidden: 0 });
  await arrived;
  adding.stop();
  await running;
  expect(adding.state()).toMatchObject({ phase: 'stopped', problem: undefined, documents: 0 });
  serve(added);
  await adding.start({ name: 'Orders', files: [file('a.txt')], hidden: 0 });
  expect(adding.state()).toMatchObject({ phase: 'done', documents: 1 });
});

test('names what is no longer in the folder, and removes it only on request', async () => {
  const settled = vi.fn();
  const adding = new FolderAdding(settled);
  const gone = Array.from({ length: 1300 }, (_, at) => `old/${at}.pdf`);
  serve(added, [], ['a.txt', ...gone, 'tab.txt']);
  const files = [file('a.txt'), file('tab.txt')];
  await adding.start({ name: 'Orders', files, hidden: 0 });
  expect(adding.state()).toMatchObject({ phase: 'done', gone, removed: undefined });
  await adding.removeGone();
  expect(adding.state()).toMatchObject({ phase: 'done', gone: [], removed: 1300 });
  expect(settled).toHaveBeenCalledTimes(2);
  await adding.start({ name: 'Orders', files, hidden: 0 });
  expect(adding.state().gone).toEqual([]);
  // Single files say nothing of the others that were added before.
  serve(added, [], gone);
  await adding.start({ name: LOOSE_FILES, files, hidden: 0 });
  expect(adding.state().gone).toEqual([]);
});

test('a dropped folder of which a part was not collected counts as too large, hidden files included', async () => {
  const names = Array.from({ length: 5001 }, (_, at) => (at < 20 ? `.hidden-${at}` : `${at}.pdf`));
  const inner = names.map((name) => ({
    isFile: true,
    fullPath: `/Orders/${name}`,
    file: (done: (file: File) => void) => done(new File(['x'], name)),
  }));
  const createReader = () => {
    const batches = [inner];
    return { readEntries: (done: (entries: unknown[]) => void) => done(batches.pop() ?? []) };
  };
  const entry = { isDirectory: true, fullPath: '/Orders', createReader };
  const dropped = { items: [{ webkitGetAsEntry: () => entry }] } as unknown as DataTransfer;
  expect(await filesOfDrop(dropped)).toMatchObject({ files: [], tooMany: true });
});
