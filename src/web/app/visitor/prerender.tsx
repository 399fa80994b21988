import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LANGUAGES, languageCodes } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { FRAMED_PAGES, type FramedPage, type VisitorPage } from '#shared/pages.ts';
import { SHIPPED_PLANS } from '#web/features/billing/plans/shipped-plans.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { Frame } from '../frame.tsx';
import { visitorCalculator } from './pages/calculator.tsx';
import { visitorCall } from './pages/call.tsx';
import { visitorLanding } from './pages/landing.tsx';
import { visitorLogin } from './pages/login.tsx';
import { visitorPlans } from './pages/plans.tsx';
import { visitorPrivacyPolicy } from './pages/privacy.tsx';
import { visitorReference } from './pages/reference.tsx';
import { visitorRefundPolicy } from './pages/refund.tsx';
import { visitorSignUp } from './pages/signup.tsx';
import { visitorTerms } from './pages/terms.tsx';

/** The pages in the active language. */
function pagesOf() {
  return {
    landing: visitorLanding(),
    login: visitorLogin({ client }),
    signup: visitorSignUp({ client }),
    call: visitorCall(client),
    calculator: visitorCalculator(),
    reference: visitorReference(client),
    plans: visitorPlans(client, SHIPPED_PLANS),
    privacy: visitorPrivacyPolicy(),
    terms: visitorTerms(),
    refund: visitorRefundPolicy(),
  } satisfies Record<VisitorPage, ReactElement>;
}

/** The frames of the other pages. */
const frames = () =>
  (Object.keys(FRAMED_PAGES) as FramedPage[]).map(
    (page) => [page, <Frame key={page} page={page} />] as const,
  );

// Runs in the build, as a process: writes the HTML of the pages of visitors, and the frames
// of the others, in each language, as JSON.
const client = createQueryClient();
const rendered = [];
for (const language of languageCodes) {
  const { locale, load } = LANGUAGES[language];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
  for (const [name, page] of [...Object.entries(pagesOf()), ...frames()])
    rendered.push({ language, locale, name, html: renderToString(page) });
}
console.info(JSON.stringify(rendered));
// Otherwise its timers keep the process alive.
client.clear();
