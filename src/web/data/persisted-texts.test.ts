import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { emitAuthEvent } from './auth-events.ts';
import { sessionTexts } from './persisted-texts.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const clientOf = (id: string | null) => {
  const client = new QueryClient();
  client.setQueryData(['session'], id === null ? null : { user: { id } });
  return client;
};
const TEXT = { typed: { Title: { before: '', value: 'Rao' } }, same: {}, about: '' };
const server = { tab: 'this', by: 'server' } as const;

test('the text of a dialog outlives a session that the server ended, for the same user and for a day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  const texts = sessionTexts(clientOf('asha'));
  texts.keep('/home New case', TEXT);
  emitAuthEvent('SIGNED_OUT', null, server);
  // The dialog goes away with its page.
  texts.drop('/home New case');
  expect(sessionTexts(clientOf('asha')).read('/home New case')).toEqual(TEXT);
  expect(sessionTexts(clientOf(null)).read('/home New case')).toBeUndefined();
  vi.setSystemTime(new Date('2026-11-24T10:00:01Z'));
  expect(sessionTexts(clientOf('asha')).read('/home New case')).toBeUndefined();
});

test('another user and a sign-out by the user leave nothing', () => {
  const texts = sessionTexts(clientOf('asha'));
  texts.keep('/home New case', TEXT);
  expect(sessionTexts(clientOf('ravi')).read('/home New case')).toBeUndefined();
  expect(texts.read('/home New case')).toBeUndefined();
  texts.keep('/home New case', TEXT);
  emitAuthEvent('SIGNED_OUT', null, { tab: 'this', by: 'user' });
  expect(sessionStorage.length).toBe(0);
});

test('at most ten dialogs are kept, and one that is answered is dropped', () => {
  const texts = sessionTexts(clientOf('asha'));
  for (let at = 0; at < 12; at += 1) texts.keep(`dialog ${at}`, TEXT);
  expect(texts.read('dialog 1')).toBeUndefined();
  expect(texts.read('dialog 2')).toEqual(TEXT);
  texts.drop('dialog 2');
  expect(texts.read('dialog 2')).toBeUndefined();
});
