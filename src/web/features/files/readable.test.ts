import { expect, test } from 'vitest';
import { readable } from './readable.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const utf8 = (text: string) => new TextEncoder().encode(text).slice().buffer;

test('text is read as UTF-8, or as the UTF-16 that its mark names', () => {
  expect(readable(utf8('शपथ पत्र'), 'a.txt').text).toBe('शपथ पत्र');
  expect(readable(bytes(0xff, 0xfe, 0x41, 0), 'a.txt').text).toBe('A');
  expect(readable(bytes(0xfe, 0xff, 0, 0x41), 'a.txt').text).toBe('A');
});

test('JSON is set out; what only calls itself JSON is shown as it is', () => {
  expect(readable(utf8('{"a":1}'), 'a.json').text).toBe('{\n  "a": 1\n}');
  expect(readable(utf8('{"a":'), 'a.json').text).toBe('{"a":');
  expect(readable(utf8('{"a":1}'), 'a.txt').text).toBe('{"a":1}');
});

test('a very long file is cut, and it is said', () => {
  const { text, cut } = readable(utf8('x'.repeat(500_001)), 'a.txt');
  expect([text.length, cut]).toEqual([500_000, true]);
});
