import type { JSONContent } from '@tiptap/core';
import { expect, test } from 'vitest';
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
  };
  const states: SaveState[] = [];
  const saver = new DraftSaver(first, {
    read: () => ({ title: 'Reply', document: at.screen }),
    save: async ({ document, if_updated_at }: SaveDraft) => {
      if (at.failure) throw at.failure;
      if (if_updated_at !== at.stored.updated_at) throw new ApiError(409, 'stale', 'stale');
      at.stored = row(document as unknown as Draft['document'], 9);
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
