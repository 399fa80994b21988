import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LANGUAGES, languageCodes } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import type { VisitorPage } from '#shared/pages.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { Frame } from '../frame.tsx';
import { visitorLanding } from './landing-page.tsx';
import { visitorLogin } from './login-page.tsx';
import { visitorPrivacyPolicy } from './privacy-page.tsx';
import { visitorRefundPolicy } from './refund-page.tsx';
import { visitorTerms } from './terms-page.tsx';

/** The pages in the active language. */
function pagesOf() {
  return {
    landing: visitorLanding(),
    login: visitorLogin({ client }),
    privacy: visitorPrivacyPolicy(),
    terms: visitorTerms(),
    refund: visitorRefundPolicy(),
    frame: <Frame />,
  } satisfies Record<VisitorPage | 'frame', ReactElement>;
}

// Runs in the build, as a process: writes the HTML of the pages of visitors, and the frame of
// the others, in each language, as JSON.
const client = createQueryClient();
const rendered = [];
for (const language of languageCodes) {
  const { locale, load } = LANGUAGES[language];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
  for (const [name, page] of Object.entries(pagesOf()))
    rendered.push({ language, locale, name, html: renderToString(page) });
}
console.info(JSON.stringify(rendered));
// Otherwise its timers keep the process alive.
client.clear();
