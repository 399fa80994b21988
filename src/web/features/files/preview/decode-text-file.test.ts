import { expect, test } from 'vitest';
import { decodeTextFile } from './decode-text-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const utf8 = (text: string) => new TextEncoder().encode(text).slice().buffer;

test('text is read as UTF-8, or as the UTF-16 that its mark names', () => {
  expect(decodeTextFile(utf8('शपथ पत्र'), 'a.txt').whole).toBe('शपथ पत्र');
  expect(decodeTextFile(bytes(0xff, 0xfe, 0x41, 0), 'a.txt').whole).toBe('A');
  expect(decodeTextFile(bytes(0xfe, 0xff, 0, 0x41), 'a.txt').whole).toBe('A');
});

test('JSON is indented; invalid JSON is shown unchanged', () => {
  expect(decodeTextFile(utf8('{"a":1}'), 'a.json').whole).toBe('{\n  "a": 1\n}');
  expect(decodeTextFile(utf8('{"a":'), 'a.json').whole).toBe('{"a":');
  expect(decodeTextFile(utf8('{"a":1}'), 'a.txt').whole).toBe('{"a":1}');
});

test('the old files of courts are read as they were written', () => {
  expect(decodeTextFile(bytes(0xa7, 0x20, 0x31, 0x33, 0x38), 'a.txt').whole).toBe('§ 138');
});
