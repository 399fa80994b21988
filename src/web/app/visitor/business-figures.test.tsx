import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BUSINESS } from '#shared/business.ts';
import { LANGUAGES } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { createQueryClient } from '#web/data/query-client.ts';
import { SHIPPED_PLANS } from '#web/features/billing/plans/shipped-plans.ts';
import { HelpCenter } from '#web/features/help/help-center.tsx';
import { visitorDataNotice } from './pages/data-notice.tsx';
import { visitorLanding } from './pages/landing.tsx';
import { visitorPlans } from './pages/plans.tsx';
import { visitorPrivacyPolicy } from './pages/privacy.tsx';
import { visitorRefundPolicy } from './pages/refund.tsx';
import { visitorTerms } from './pages/terms.tsx';

/** Another business: each figure and address differs from the shipped one. */
const { OTHER } = vi.hoisted(() => ({
  OTHER: {
    support: { email: 'help@firm.example', phone: '+91 22 5550 0199' },
    privacyEmail: 'data@firm.example',
    legalEmail: 'law@firm.example',
    grievance: {
      confirmedWithinHours: 29,
      answeredWithinDays: 43,
    },
    contactAddress: ['Firm, First Floor', 'Station Road', 'Pune 411001, India'],
    office: 'Pune, Maharashtra, India',
    hours: { from: '08:15', to: '17:45', replyWithinHours: 53 },
    figures: { success: '91%', support: '12/5', documents: '70k+' },
    refund: {
      satisfactionDays: 41,
      firstPurchaseDays: 13,
      outageHours: 37,
      reviewDays: '2-6',
      paidDays: '11-17',
    },
    minimumAge: 23,
    legalDates: { terms: '2031-02-03', privacy: '2032-02-03', refund: '2033-02-03', notice: '2034-02-03' },
  } satisfies Record<keyof typeof BUSINESS, unknown>,
}));
vi.mock('#shared/business.ts', () => ({ BUSINESS: OTHER }));

afterEach(() => setActiveLanguage(() => ({ locale: LANGUAGES.en.locale, texts: {} })));

const wordsOf = (page: ReactElement) =>
  new DOMParser().parseFromString(renderToString(page), 'text/html').body.textContent ?? '';

test.each(Object.entries(LANGUAGES))(
  'each page shows the figures that the operator sets: %s',
  async (_, language) => {
    const active = { locale: language.locale, texts: await language.load() };
    setActiveLanguage(() => active);
    const { figures, refund, support } = OTHER;
    const hours = ['8:15', '5:45'];
    const shown: [page: ReactElement, figures: (string | number)[]][] = [
      [
        visitorLanding(),
        [
          ...Object.values(figures),
          ...Object.values(support),
          ...OTHER.contactAddress,
          ...hours,
          OTHER.minimumAge,
        ],
      ],
      [
        visitorPlans(createQueryClient(), SHIPPED_PLANS),
        [refund.satisfactionDays, refund.firstPurchaseDays, figures.support],
      ],
      [visitorTerms(), [OTHER.minimumAge, OTHER.legalEmail, OTHER.office, 2031]],
      [visitorPrivacyPolicy(), [OTHER.privacyEmail, OTHER.office, 2032]],
      [visitorDataNotice(), [...Object.values(OTHER.grievance), support.email, 2034]],
      [
        visitorRefundPolicy(),
        [
          refund.firstPurchaseDays,
          refund.outageHours,
          refund.reviewDays,
          refund.paidDays,
          support.email,
          2033,
        ],
      ],
      [
        <HelpCenter key="help" tab="contact" onTab={() => undefined} />,
        [...hours, OTHER.hours.replyWithinHours, ...Object.values(support)],
      ],
    ];
    const missing = shown.flatMap(([page, wanted]) => {
      const words = wordsOf(page);
      return wanted.filter((figure) => !words.includes(String(figure)));
    });
    expect(missing).toEqual([]);
  },
);

test('complaints go to the officer whom the operator has named', () => {
  const { dataset } = document.documentElement;
  dataset.grievanceOfficer = 'Complaints Officer, Firm';
  dataset.grievanceEmail = 'complaints@firm.example';
  onTestFinished(() => {
    delete dataset.grievanceOfficer;
    delete dataset.grievanceEmail;
  });
  const words = wordsOf(visitorDataNotice());
  expect(words).toContain('Write first to Complaints Officer, Firm, at complaints@firm.example.');
  expect(words).not.toContain('has not named');
});
