import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { messages } from '#shared/messages/en/site/descriptions.ts';
import { messages as privacy } from '#shared/messages/en/site/privacy.ts';
import { messages as refund } from '#shared/messages/en/site/refund.ts';
import { messages as terms } from '#shared/messages/en/site/terms.ts';
import { LANGUAGES, languageCodes } from '#shared/messages/languages.ts';
import { setActiveLanguage, t } from '#shared/messages/translate.ts';
import type { VisitorPage } from '#shared/pages.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { visitorLanding } from './landing-page.tsx';
import { visitorLogin } from './login-page.tsx';
import { visitorPrivacyPolicy } from './privacy-page.tsx';
import { visitorRefundPolicy } from './refund-page.tsx';
import { visitorTerms } from './terms-page.tsx';

/** The pages in the active language, with what search engines show of them. */
function pagesOf() {
  return {
    landing: { page: visitorLanding(), description: t(messages.landing) },
    login: { page: visitorLogin({ client }), description: t(messages.login) },
    privacy: { page: visitorPrivacyPolicy(), description: t(privacy.lead) },
    terms: { page: visitorTerms(), description: t(terms.lead) },
    refund: { page: visitorRefundPolicy(), description: t(refund.lead) },
  } satisfies Record<VisitorPage, { page: ReactElement; description: string }>;
}

// Runs in the build, as a process: writes the HTML of the pages of visitors in each language, as JSON.
const client = createQueryClient();
const rendered = [];
for (const language of languageCodes) {
  const { locale, load } = LANGUAGES[language];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
  for (const [name, { page, description }] of Object.entries(pagesOf()))
    rendered.push({ language, locale, name, description, html: renderToString(page) });
}
console.info(JSON.stringify(rendered));
// Otherwise its timers keep the process alive.
client.clear();
