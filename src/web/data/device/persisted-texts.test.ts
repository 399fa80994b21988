import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionOf } from '#test/support/web.tsx';
import { emitAuthEvent } from '../auth-events.ts';
import { unsentTexts } from './device-texts.ts';
import { sessionTexts as texts } from './persisted-texts.ts';

beforeEach(() => emitAuthEvent('SIGNED_IN', sessionOf() as never, { tab: 'this', by: 'user' }));
afterEach(() => unsentTexts.clear());

const TEXT = { typed: { Title: { before: '', value: 'Rao' } }, same: {}, about: '' };

test('at most ten dialogs are kept, one that is answered is dropped, and nothing of them is in plain text', () => {
  for (let at = 0; at < 12; at += 1) texts.keep(`dialog ${at}`, TEXT);
  expect(texts.read('dialog 1')).toBeUndefined();
  expect(texts.read('dialog 2')).toEqual(TEXT);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Rao');
  texts.drop('dialog 2');
  expect(texts.read('dialog 2')).toBeUndefined();
});

test('a dialog that goes away with the session leaves its text to the next one of the account', () => {
  texts.keep('/home New case', TEXT);
  const removed: string[] = [];
  const { remove } = unsentTexts;
  unsentTexts.remove = (key) => void removed.push(key);
  emitAuthEvent('SIGNED_OUT', null, { tab: 'this', by: 'server' });
  texts.drop('/home New case');
  unsentTexts.remove = remove;
  expect(removed).toEqual([]);
});
