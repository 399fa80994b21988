import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { redo, undo } from '@tiptap/pm/history';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import type { AnnexureChoice } from '#shared/contracts/drafts/draft-annexures.ts';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';
import { annexuresQuery, keepAnnexures } from '../export/use-annexures.ts';
import { useMarksOfFiles } from '../export/use-marks-of-files.ts';
import { changedMarks, renumberAnnexures } from './annexures.ts';
import { EXTENSIONS } from './extensions.ts';

let editor: Editor;
afterEach(() => {
  editor.destroy();
  vi.unstubAllGlobals();
});

const annexure = (mark: string) => ({ type: 'annexureReference', attrs: { mark, file: null } });
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

function open(...content: object[]): void {
  editor = new Editor({ extensions: EXTENSIONS, content: { type: 'doc', content }, injectCSS: false });
}
function shown(): string {
  const read = readDocument(editor.getJSON(), () => crypto.randomUUID());
  return 'document' in read ? textOfDocument(read.document) : JSON.stringify(read.problem);
}

test('annexures are numbered in the order of their references, each series alone, also where they are typed', () => {
  open(
    paragraph(text('See '), annexure('P-3'), text(' and '), annexure('R/2'), text('.')),
    paragraph(
      text('Then '),
      annexure('P-1'),
      text(', again '),
      annexure('P-3'),
      text(' and '),
      annexure('X-ray'),
    ),
    paragraph(
      text('Annexure P-3: Copy of the order. Annexure P-1 to the petition stays. Annexure P-12 too.'),
    ),
  );
  editor.commands.insertContentAt(1, 'Please ');
  const before = shown();
  const heard: [string, string][][] = [];
  editor.on('transaction', ({ transaction }) => heard.push([...(changedMarks(transaction) ?? [])]));
  expect([...renumberAnnexures(editor)]).toEqual([
    ['P-3', 'P-1'],
    ['R/2', 'R/1'],
    ['P-1', 'P-2'],
  ]);
  expect(shown()).toBe(
    'Please See Annexure P-1 and Annexure R/1.\n\nThen Annexure P-2, again Annexure P-1 and Annexure X-ray\n\nAnnexure P-1: Copy of the order. Annexure P-1 to the petition stays. Annexure P-12 too.',
  );
  expect(renumberAnnexures(editor).size).toBe(0);
  undo(editor.state, editor.view.dispatch);
  expect(shown()).toBe(before);
  redo(editor.state, editor.view.dispatch);
  expect(heard).toEqual([
    [
      ...[
        ['P-3', 'P-1'],
        ['R/2', 'R/1'],
        ['P-1', 'P-2'],
      ],
    ],
    [
      ...[
        ['P-1', 'P-3'],
        ['R/1', 'R/2'],
        ['P-2', 'P-1'],
      ],
    ],
    [
      ...[
        ['P-3', 'P-1'],
        ['R/2', 'R/1'],
        ['P-1', 'P-2'],
      ],
    ],
  ]);
});

test('annexures with letters follow the alphabet', () => {
  open(paragraph(annexure('C'), annexure('A')));
  renumberAnnexures(editor);
  expect(shown()).toBe('Annexure AAnnexure B');
});

const DRAFT = '5b1f2f66-1f0d-4b52-9a55-0a4f6d2f7c11';
const file = (number: number, mark: string) => ({
  file: `00000000-0000-4000-8000-00000000000${number}`,
  mark,
  particulars: `Order ${number}`,
  included: true,
});

/** A server with the files of the draft. */
function withFiles(...files: AnnexureChoice['files']) {
  const at = { files, refuses: false, written: [] as string[][], answers: Promise.resolve() };
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') {
      const read = at.files.map((one) => ({ ...one, name: `${one.particulars}.pdf` }));
      await at.answers;
      return Response.json({ files: read, named: [], trueCopy: true });
    }
    if (at.refuses) return Response.json({ error: 'Draft not found' }, { status: 404 });
    const choice = JSON.parse(String(body)) as AnnexureChoice & { draftId: string };
    expect(choice).toMatchObject({ draftId: DRAFT, trueCopy: true });
    at.files = choice.files;
    at.written.push(at.files.map(({ mark, particulars }) => `${mark} ${particulars}`));
    return new Response(null, { status: 204 });
  });
  return at;
}

test('the files of a draft get the marks of its text, also by undo and redo', async () => {
  open(paragraph(annexure('P-2'), annexure('P-1'), annexure('X')));
  const at = withFiles(file(1, 'P-1'), file(2, 'P-2'), file(3, 'R-1'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result: marksSaved, unmount } = renderHook(() => useMarksOfFiles(editor, DRAFT), { wrapper });
  renumberAnnexures(editor);
  const numbered = ['P-1 Order 2', 'P-2 Order 1', 'R-1 Order 3'];
  await vi.waitFor(() => expect(at.written).toEqual([numbered]));
  undo(editor.state, editor.view.dispatch);
  // A download waits for this, so that it prints the marks that the screen shows.
  await marksSaved.current();
  expect(at.written[1]).toEqual(['P-1 Order 1', 'P-2 Order 2', 'R-1 Order 3']);

  at.refuses = true;
  redo(editor.state, editor.view.dispatch);
  await vi.waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'The files kept their old marks',
      description: 'Draft not found',
    }),
  );
  // The refused change is not lost: with its undo, the files stay as they are.
  at.refuses = false;
  undo(editor.state, editor.view.dispatch);
  await vi.waitFor(() => expect(at.written).toHaveLength(3));
  expect(at.written[2]).toEqual(at.written[1]);
  redo(editor.state, editor.view.dispatch);
  await vi.waitFor(() => expect(at.written).toHaveLength(4));
  expect(at.written[3]).toEqual(numbered);

  unmount();
  client.clear();
});

test('a read of the files that began before a change does not bring the old marks back', async () => {
  open(paragraph());
  const at = withFiles(file(1, 'P-2'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = annexuresQuery(DRAFT);
  await client.fetchQuery(query);
  let answer: () => void = () => undefined;
  at.answers = new Promise((resolve) => {
    answer = resolve;
  });
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  await keepAnnexures(client, DRAFT, { files: [{ ...file(1, 'P-1'), name: '1.pdf' }], trueCopy: true });
  answer();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(query.queryKey)?.files).toMatchObject([{ mark: 'P-1' }]);
  leave();
  client.clear();
});
