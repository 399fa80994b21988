import { expect, test } from 'vitest';
import { envSchema, readEnv } from '#server/core/env.ts';
import { processingRegister, registerText } from './processing-register.ts';

const SERVICES = {
  SMTP_URL: 'smtp://mail.example:25',
  MODEL_URL: 'https://model.example/v1',
  MODEL_NAME: 'm',
  BACKUP_TO: '/mnt/backups',
  KEEP_LOGS_DAYS: '400',
};

test('the register names every purpose with its basis, and recipients and periods as they are set', () => {
  const alone = processingRegister(readEnv({}));
  expect(alone.length).toBeGreaterThanOrEqual(8);
  for (const one of alone) for (const text of [one.data, one.basis, one.kept]) expect(text).not.toBe('');
  expect(alone.flatMap(({ recipients }) => recipients)).toEqual(['addresses that users enter']);
  const text = registerText(readEnv(SERVICES), '29 November 2026');
  for (const said of [
    'mail server',
    'model.example',
    'BACKUP_TO',
    'each entry for 400 days',
    'ended sessions for 90 days',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('undefined');
});

test('logs are kept for a year at least', () => {
  expect(() => readEnv({ KEEP_LOGS_DAYS: '364' })).toThrow(/KEEP_LOGS_DAYS/u);
  expect(envSchema.shape.KEEP_LOGS_DAYS.parse(undefined)).toBe(366);
});
