import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LANGUAGES, languageCodes } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { FRAMED_PAGES, type FramedPage, type VisitorPage } from '#shared/pages.ts';
import { SHIPPED_PLANS } from '#web/features/billing/plans/shipped-plans.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { LateCode, OneMoment } from '../early-notes.tsx';
import { Frame } from '../frame.tsx';
import { visitorCalculator } from './pages/calculator.tsx';
import { visitorCall } from './pages/call.tsx';
import { visitorDataNotice } from './pages/data-notice.tsx';
import { visitorLanding } from './pages/landing.tsx';
import { visitorLogin } from './pages/login.tsx';
import { visitorNotFound } from './pages/not-found.tsx';
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
    notice: visitorDataNotice(),
    'not-found': visitorNotFound(),
  } satisfies Record<VisitorPage, ReactElement>;
}

/** The frames of the other pages, each with its note about late code. */
const frames = () =>
  [...(Object.keys(FRAMED_PAGES) as FramedPage[]), 'bar' as const].map(
    (page) => [page, <Frame key={page} page={page} />, <LateCode key={page} />] as const,
  );

// Runs in the build, as a process: writes the HTML of the pages of visitors, and the frames
// of the others, in each language, as JSON.
const client = createQueryClient();
const rendered = [];
for (const language of languageCodes) {
  const { locale, load } = LANGUAGES[language];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
  const visitors = Object.entries(pagesOf()).map(
    ([name, page]) => [name, page, <OneMoment key={name} />] as const,
  );
  const blank = ['blank', null, <LateCode key="blank" />] as const;
  for (const [name, page, note] of [...visitors, ...frames(), blank])
    rendered.push({ language, locale, name, html: renderToString(page), note: renderToString(note) });
}
console.info(JSON.stringify(rendered));
// Otherwise its timers keep the process alive.
client.clear();
