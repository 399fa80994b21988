import { expect, onTestFinished, test, vi } from 'vitest';
import { blanksOfWritten } from './blanks-of-written.ts';
import { type Blank, readBlanks } from './read-blanks.ts';

test('the menu names blanks that were typed or imported beside those of the editor, with their blocks', () => {
  const paragraph = (id: string, ...content: object[]) => ({ type: 'paragraph', attrs: { id }, content });
  const words = (text: string) => ({ type: 'text', text });
  const document = {
    type: 'doc',
    content: [
      paragraph('a', words('W.P. No. _____ of 2026')),
      paragraph('b', words('Verified at ________ on [Date] by '), {
        type: 'blank',
        attrs: { name: 'deponent' },
      }),
    ],
  };
  const found = blanksOfWritten(document, 'affidavit');
  expect(found.map(({ block }) => block)).toEqual(['b', 'b', 'b']);
  expect(found.map(({ name }) => name)).toEqual(['Date', 'deponent', expect.stringContaining('________')]);
  expect(blanksOfWritten({ type: 'doc', content: [paragraph('a', words('Heard.'))] }, 'other')).toEqual([]);
});

test('a worker reads the blanks, the page where none starts, and nobody waits for a menu that was closed', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const content = [
    { type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text: 'On [Date].' }] },
  ];
  const document = { type: 'doc', content };
  const read = (signal = new AbortController().signal) => readBlanks(document, 'other', signal);
  const ended = vi.fn();
  const workers = (answer: (worker: Worker) => void) =>
    vi.stubGlobal(
      'Worker',
      class {
        onmessage: ((event: MessageEvent<Blank[]>) => void) | undefined;
        onerror: ((event: Event) => void) | undefined;
        terminate = ended;
        postMessage = () => answer(this as unknown as Worker);
      },
    );
  workers((worker) =>
    worker.onmessage?.(new MessageEvent('message', { data: [{ block: 'w', name: 'of the worker' }] })),
  );
  expect(await read()).toEqual([{ block: 'w', name: 'of the worker' }]);
  workers((worker) => worker.onerror?.(new ErrorEvent('error')));
  expect(await read()).toEqual([{ block: 'a', name: 'Date' }]);
  const closing = new AbortController();
  workers(() => closing.abort());
  await expect(read(closing.signal)).rejects.toThrow();
  expect(ended).toHaveBeenCalledTimes(3);
});
