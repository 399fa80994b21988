import { expect, test } from 'vitest';
import { formatLogLine } from './log.ts';

test('formats a record as time, level unless info, message, other fields, error', () => {
  const time = '2026-01-05T09:30:12.345Z';
  expect(
    formatLogLine(JSON.stringify({ level: 30, time, pid: 1, hostname: 'h', msg: 'ready', port: 3000 })),
  ).toBe('09:30:12 ready port=3000\n');
  expect(formatLogLine(JSON.stringify({ level: 50, time, msg: 'failed', err: { message: 'no' } }))).toBe(
    '09:30:12 error failed (no)\n',
  );
});
