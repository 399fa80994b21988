import { expect, test } from 'vitest';
import { timeRules } from '#law/limitation/limitation.ts';
import { messages as titles } from './messages/en/practice/limitation-titles.ts';
import { t } from './messages/translate.ts';

test('a rule has one English name, in the law and on a timeline', () => {
  const named = timeRules().rules.flatMap(({ key, title }) => {
    const message = titles[`title_${key.replaceAll('-', '_')}` as keyof typeof titles];
    return message ? [[title, t(message as typeof titles.title_cpc_ws)]] : [];
  });
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(([law, shown]) => law !== shown)).toEqual([]);
});
