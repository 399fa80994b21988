import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { BUSINESS } from './business.ts';
import { LANGUAGES } from './messages/languages.ts';
import type { Message } from './messages/message.ts';

/** Every text of every language. */
const texts: string[] = [];

beforeAll(async () => {
  const root = path.join(import.meta.dirname, 'messages/en');
  for (const file of await readdir(root, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const { messages } = (await import(path.join(root, file))) as { messages: Record<string, Message> };
    texts.push(...Object.values(messages).map(({ source }) => String(source)));
  }
  for (const code of ['hi', 'ta'] as const)
    texts.push(...Object.values(await LANGUAGES[code].load()).map((text) => JSON.stringify(text)));
});

const clock = (time: string) => `${Number.parseInt(time, 10) % 12 || 12}:${time.slice(3)}`;

test('no catalogue has a figure that the operator sets', () => {
  const { contactAddress, figures, hours, legalEmail, office, privacyEmail, refund, support } = BUSINESS;
  const literals = [
    ...contactAddress,
    ...Object.values(figures),
    ...Object.values(support),
    ...[refund.reviewDays, refund.paidDays].flatMap((days) => [days, days.replace('-', '–')]),
    ...[clock(hours.from), clock(hours.to)].map((time) => ` ${time}`),
    legalEmail,
    office,
    privacyEmail,
  ];
  // A number of days or years in words of a business sentence: 30-day, 30 दिन, 30 நாள்.
  const counts = [refund.satisfactionDays, refund.firstPurchaseDays, BUSINESS.minimumAge].join('|');
  const counted = new RegExp(String.raw`(?<![\d,.])(?:${counts})[\s-](?:day|year|दिन|वर्ष|நாள்|நாட்|வயது)`, 'u');
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter((text) => literals.some((one) => text.includes(one)) || counted.test(text))).toEqual(
    [],
  );
});

test('the refund is open until midnight in India after the whole days of the policy, whatever they are', async () => {
  vi.doMock('./business.ts', () => ({
    BUSINESS: { ...BUSINESS, refund: { ...BUSINESS.refund, firstPurchaseDays: 10 } },
  }));
  const { refundEnd } = await import('./billing/refund-period.ts');
  // 23:30 of 20 November in India.
  expect(refundEnd(new Date('2026-11-20T18:00:00Z'))).toEqual(new Date('2026-12-01T00:00:00+05:30'));
  vi.doUnmock('./business.ts');
});
