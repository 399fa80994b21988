import type { JSONContent } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { type BlockChange, changedBlocks } from '#law/drafting/document/change-blocks.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import type { Draft, SaveDraft } from '#shared/contracts/drafts/drafts.ts';
import { ApiError } from '#web/data/api.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';

const doc = (...texts: string[]): Draft['document'] => ({
  type: 'doc',
  content: texts.map((text, at) => ({
    type: 'paragraph',
    attrs: { id: `p${at}` },
    content: [{ type: 'text', text }],
  })),
});
const row = (document: Draft['document'], second: number): Draft => ({
  id: 'd',
  owner_id: 'o',
  case_id: 'c',
  title: 'Reply',
  kind: 'other',
  document,
  content: '',
  created_by: null,
  updated_by: null,
  created_at: '2026-11-22T10:00:00+00:00',
  updated_at: `2026-11-22T10:00:0${second}+00:00`,
});

/** A server that holds one draft, and a screen. */
function desk(first: Draft) {
  const at = {
    stored: first,
    screen: first.document as JSONContent,
    failure: undefined as Error | undefined,
    /** The server saves, and its answer is lost. */
    loses: false,
    accepted: [] as (readonly string[] | undefined)[],
    sent: [] as unknown[],
  };
  const states: SaveState[] = [];
  const saver = new DraftSaver(first, {
    read: () => ({ title: 'Reply', document: at.screen }),
    save: async ({ document, change, if_updated_at, accepts }: SaveDraft) => {
      if (at.failure) throw at.failure;
      at.accepted.push(accepts);
      if (if_updated_at !== at.stored.updated_at) throw new ApiError(409, 'stale', 'stale');
      at.sent.push(document ?? change);
      const before = (at.stored.document as unknown as DraftDocument).content;
      const content = change && changedBlocks(before, change as unknown as BlockChange);
      if (change && !content) throw new ApiError(409, 'stale', 'stale');
      at.stored = row(
        (document ?? { type: 'doc', content }) as unknown as Draft['document'],
        Number(at.stored.updated_at.slice(18, 19)) + 1,
      );
      if (at.loses) throw new ApiError(0, 'unreachable', 'unreachable');
      return at.stored;
    },
    load: async () => at.stored,
    show: (document) => {
      at.screen = document as unknown as JSONContent;
    },
    onState: (state) => states.push(state),
    onSaved: () => undefined,
  });
  const type = (document: Draft['document']) => {
    at.screen = document;
    saver.changed();
  };
  return { at, saver, type, phase: () => states.at(-1)?.phase };
}
const texts = (document: unknown) =>
  [...JSON.stringify(document).matchAll(/"text":"([^"]+)"/gu)].map(([, text]) => text);

test('changes of different paragraphs in two windows are merged and saved', async () => {
  const { at, saver, type, phase } = desk(row(doc('One', 'Two'), 1));
  at.stored = row(doc('One', 'Two of another'), 2);
  type(doc('One of mine', 'Two'));
  await saver.flush();
  expect(texts(at.screen)).toEqual(['One of mine', 'Two of another']);
  expect(await saver.flush()).toBe(true);
  expect([phase(), texts(at.stored.document)]).toEqual(['saved', ['One of mine', 'Two of another']]);
  saver.stop();
});

test('when both changed one paragraph nothing is saved until the user chooses', async () => {
  const { at, saver, type, phase } = desk(row(doc('One'), 1));
  const newer = row(doc('Theirs'), 2);
  at.stored = newer;
  type(doc('Mine'));
  expect(await saver.flush()).toBe(false);
  type(doc('Mine too'));
  expect([phase(), at.stored, texts(at.screen)]).toEqual(['conflict', newer, ['Mine too']]);
  expect(await saver.overwrite(newer)).toBe(true);
  expect(texts(at.stored.document)).toEqual(['Mine too']);
  saver.stop();
});

test('a save that fails leaves the text, and the next one saves it', async () => {
  const { at, saver, type, phase } = desk(row(doc('One'), 1));
  at.failure = new ApiError(0, 'unreachable', 'unreachable');
  type(doc('Mine'));
  expect(await saver.flush()).toBe(false);
  expect([phase(), saver.dirty]).toEqual(['failed', true]);
  at.failure = undefined;
  expect(await saver.flush()).toBe(true);
  expect(texts(at.stored.document)).toEqual(['Mine']);
  saver.stop();
});

test('a draft that was deleted meanwhile is not saved, and its text stays', async () => {
  const { at, saver, type, phase } = desk(row(doc('One'), 1));
  at.failure = new ApiError(404, 'PGRST116', 'gone');
  type(doc('Mine'));
  expect(await saver.flush()).toBe(false);
  expect([phase(), texts(at.screen)]).toEqual(['deleted', ['Mine']]);
  saver.stop();
});

test('a save whose answer was lost is no change of another: typing goes on and is saved', async () => {
  const { at, saver, type, phase } = desk(row(doc('One'), 1));
  at.loses = true;
  type(doc('One and'));
  expect(await saver.flush()).toBe(false);
  expect(phase()).toBe('failed');
  at.loses = false;
  type(doc('One and two'));
  await saver.flush();
  expect(await saver.flush()).toBe(true);
  expect([phase(), texts(at.stored.document)]).toEqual(['saved', ['One and two']]);
  saver.stop();
});

test('after a lost answer the change of another is still a conflict', async () => {
  const { at, saver, type, phase } = desk(row(doc('One'), 1));
  at.loses = true;
  type(doc('One and'));
  await saver.flush();
  at.loses = false;
  at.stored = row(doc('One of another'), 5);
  type(doc('One and two'));
  expect(await saver.flush()).toBe(false);
  expect([phase(), texts(at.stored.document)]).toEqual(['conflict', ['One of another']]);
  saver.stop();
});

test('two windows and one without a network change one draft: the words of all three are there in the end', async () => {
  const open = () => desk(row(doc('One', 'Two', 'Three'), 1));
  const [court, chambers, train] = [open(), open(), open()];
  for (const { at } of [chambers, train])
    Object.defineProperty(at, 'stored', {
      get: () => court.at.stored,
      set: (stored: Draft) => {
        court.at.stored = stored;
      },
    });
  train.at.failure = new ApiError(0, 'unreachable', 'unreachable');
  train.type(doc('One', 'Two', 'Three of the train'));
  expect(await train.saver.flush()).toBe(false);
  court.type(doc('One of the court', 'Two', 'Three'));
  expect(await court.saver.flush()).toBe(true);
  chambers.type(doc('One', 'Two of the chambers', 'Three'));
  // The first save takes the words of the others, the next one sends all.
  await chambers.saver.flush();
  expect(await chambers.saver.flush()).toBe(true);
  train.at.failure = undefined;
  await train.saver.flush();
  expect(await train.saver.flush()).toBe(true);
  const all = ['One of the court', 'Two of the chambers', 'Three of the train'];
  expect([texts(court.at.stored.document), texts(train.at.screen)]).toEqual([all, all]);
  for (const { saver } of [court, chambers, train]) saver.stop();
});

test('an accepted suggestion is recorded by the save that succeeds, and by no other', async () => {
  const { at, saver, type } = desk(row(doc('One'), 1));
  at.failure = new ApiError(503, 'starting', 'starting');
  saver.accept('s1');
  await saver.flush();
  at.failure = undefined;
  type(doc('Two'));
  expect(await saver.flush()).toBe(true);
  type(doc('Three'));
  expect(await saver.flush()).toBe(true);
  expect(at.accepted).toEqual([['s1'], undefined]);
  saver.stop();
});

test('typing that never rests is saved within 1.5 seconds, and again within the next', async () => {
  vi.useFakeTimers();
  // A browser that is always busy calls back at the end of the time.
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) =>
    setTimeout(run, timeout),
  );
  vi.stubGlobal('cancelIdleCallback', (id: NodeJS.Timeout) => clearTimeout(id));
  try {
    const { at, saver, type } = desk(row(doc(''), 1));
    let typed = '';
    const stored = () => texts(at.stored.document)[0] ?? '';
    for (let key = 1; key <= 60; key += 1) {
      typed += 'a';
      type(doc(typed));
      await vi.advanceTimersByTimeAsync(100);
      expect(typed.length - stored().length).toBeLessThanOrEqual(15);
    }
    saver.stop();
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('a save sends the blocks that changed since the last one, and all where they are not known', async () => {
  const first = doc('One', 'Two', 'Three');
  const { at, saver, type } = desk(row(first, 1));
  saver.shown(first);
  const typed = (text: string, document: typeof first) => ({
    ...document,
    content: (document.content as unknown[]).with(1, (doc('', text).content as unknown[])[1]),
  });
  const second = typed('Two and', first);
  type(second);
  expect(await saver.flush()).toBe(true);
  type(typed('Two and more', second));
  expect(await saver.flush()).toBe(true);
  const change = (text: string) => ({
    after: 'p0',
    removes: ['p1'],
    blocks: [(doc('', text).content as unknown[])[1]],
  });
  expect(at.sent).toEqual([change('Two and'), change('Two and more')]);
  // Another window saves: what is sent after that is whole.
  at.stored = row(doc('One', 'Two and more', 'Three of another'), 8);
  await saver.follow(at.stored.updated_at);
  type(doc('One', 'Two', 'Three of another'));
  expect(await saver.flush()).toBe(true);
  expect(texts(at.sent[2])).toEqual(['One', 'Two', 'Three of another']);
  saver.stop();
});

test('of many calls during a save one saves next', async () => {
  const { at, saver, type, phase } = desk(row(doc('One'), 1));
  type(doc('Two'));
  const first = saver.flush();
  type(doc('Three'));
  expect(await Promise.all([first, saver.flush(), saver.flush()])).toEqual([false, true, true]);
  expect([phase(), at.sent.length, texts(at.stored.document)]).toEqual(['saved', 2, ['Three']]);
  saver.stop();
});
