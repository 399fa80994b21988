import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { PrivacyPolicy } from './privacy.tsx';
import { RefundPolicy } from './refund.tsx';
import { Terms } from './terms.tsx';

afterEach(() => setActiveLanguage(() => ({ locale: LANGUAGES.en.locale, texts: {} })));

test.each([
  ['en', 'April 14, 2025', 'April 15, 2025'],
  ['hi', '14 अप्रैल 2025', '15 अप्रैल 2025'],
  ['ta', '14 ஏப்ரல், 2025', '15 ஏப்ரல், 2025'],
] as const)('each legal page says in its language when it was changed: %s', async (code, terms, others) => {
  const active = { locale: LANGUAGES[code].locale, texts: await LANGUAGES[code].load() };
  setActiveLanguage(() => active);
  expect(renderToString(<Terms />)).toContain(terms);
  for (const page of [<PrivacyPolicy key="privacy" />, <RefundPolicy key="refund" />])
    expect(renderToString(page)).toContain(others);
});
