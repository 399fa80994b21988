import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { word } from '../data/url/library-url.ts';
import { sameOriginPath, validateSearch } from '../data/url/search-params.ts';
import { RootLayout } from '../routes/root.tsx';
import { lazyRouteComponent } from './lazy-page.ts';

/**
 * Parameters of the sign-in page. `notice`: after sign-up, check the email; after its link, sign in. `error…`: the
 * reason that a link or a provider returned.
 */
type LoginUrl = {
  from?: string | undefined;
  notice?: 'verify' | 'verified' | undefined;
  error?: string | undefined;
  error_code?: string | undefined;
  /** The provider that the problem is of; Google without it. */
  provider?: 'oidc' | undefined;
};

/** Only the page to return to. */
function fromUrl(search: Record<string, unknown>): { from?: string | undefined } {
  return { from: sameOriginPath(search.from) };
}

function loginUrl(search: Record<string, unknown>): LoginUrl {
  // A confirmation link returns with its type; the URL is then rewritten and read again.
  const notice =
    search.type === 'signup' || search.notice === 'verified'
      ? 'verified'
      : search.notice === 'verify'
        ? 'verify'
        : undefined;
  const { error, error_code } = search;
  return {
    ...fromUrl(search),
    notice,
    error: word(error),
    error_code: word(error_code),
    provider: search.provider === 'oidc' ? 'oidc' : undefined,
  };
}

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
});

/* Public pages, below the public bar. */
const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyRouteComponent(() => import('../routes/public/public-layout.tsx'), 'PublicLayout'),
});
const landing = createRoute({
  getParentRoute: () => publicRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../routes/public/landing.tsx'), 'LandingPage'),
});
const checkEmail = createRoute({
  getParentRoute: () => publicRoute,
  path: '/signup/check-email',
  component: lazyRouteComponent(() => import('../routes/sign-in/check-email.tsx'), 'CheckEmailPage'),
});
const outbox = createRoute({
  getParentRoute: () => publicRoute,
  path: '/outbox',
  component: lazyRouteComponent(() => import('../routes/public/outbox.tsx'), 'OutboxPage'),
});
const invitation = createRoute({
  getParentRoute: () => publicRoute,
  path: '/invitation',
  validateSearch: validateSearch((search): { token?: string | undefined } => ({ token: word(search.token) })),
  component: lazyRouteComponent(() => import('../routes/sign-in/invitation.tsx'), 'InvitationPage'),
});
const docs = createRoute({
  getParentRoute: () => publicRoute,
  path: '/docs',
  component: lazyRouteComponent(() => import('../routes/public/api-reference.tsx'), 'ApiReferencePage'),
});
const privacyPolicy = createRoute({
  getParentRoute: () => publicRoute,
  path: '/privacy-policy',
  component: lazyRouteComponent(() => import('../features/landing/legal/privacy.tsx'), 'PrivacyPolicy'),
});
const terms = createRoute({
  getParentRoute: () => publicRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/landing/legal/terms.tsx'), 'Terms'),
});
const refundPolicy = createRoute({
  getParentRoute: () => publicRoute,
  path: '/refund-policy',
  component: lazyRouteComponent(() => import('../features/landing/legal/refund.tsx'), 'RefundPolicy'),
});
const dataNotice = createRoute({
  getParentRoute: () => publicRoute,
  path: '/data-notice',
  component: lazyRouteComponent(() => import('../features/landing/legal/data-notice.tsx'), 'DataNotice'),
});
const bookCall = createRoute({
  getParentRoute: () => publicRoute,
  path: '/book-a-call',
  validateSearch: validateSearch((search): { topic?: string | undefined } => ({ topic: word(search.topic) })),
  component: lazyRouteComponent(() => import('../routes/public/book-a-call.tsx'), 'BookCallRoute'),
});
const roiCalculator = createRoute({
  getParentRoute: () => publicRoute,
  path: '/roi-calculator',
  component: lazyRouteComponent(() => import('../routes/public/roi-calculator.tsx'), 'RoiCalculatorPage'),
});

const plans = createRoute({
  getParentRoute: () => rootRoute,
  path: '/subscription',
  component: lazyRouteComponent(() => import('../routes/subscription/plans.tsx'), 'PlansPage'),
});
const subscription = createRoute({
  getParentRoute: () => rootRoute,
  id: 'own-subscription',
  component: lazyRouteComponent(() => import('../routes/subscription/protected.tsx'), 'SubscriptionLayout'),
});
const manageSubscription = createRoute({
  getParentRoute: () => subscription,
  path: '/subscription/manage',
  component: lazyRouteComponent(() => import('../routes/subscription/pages.ts'), 'ManagePage'),
});
const subscriptionPayments = createRoute({
  getParentRoute: () => subscription,
  path: '/subscription/payments',
  component: lazyRouteComponent(() => import('../routes/subscription/pages.ts'), 'PaymentsPage'),
});
const operatorPayments = createRoute({
  getParentRoute: () => subscription,
  path: '/subscription/operator',
  component: lazyRouteComponent(() => import('../routes/subscription/pages.ts'), 'OperatorPaymentsPage'),
});

const unknown = createRoute({
  getParentRoute: () => publicRoute,
  path: '/$',
  component: lazyRouteComponent(() => import('../routes/not-found.tsx'), 'NotFoundPage'),
});

/* Sign-in and sign-up have no bar, only a link back to the landing page. */
const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: validateSearch(loginUrl),
  component: lazyRouteComponent(() => import('../routes/sign-in/login.tsx'), 'LoginPage'),
});
const loginVerify = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/verify',
  validateSearch: validateSearch(fromUrl),
  component: lazyRouteComponent(() => import('../routes/sign-in/login-verify.tsx'), 'LoginVerifyPage'),
});
const signup = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: validateSearch(fromUrl),
  component: lazyRouteComponent(() => import('../routes/sign-in/signup.tsx'), 'SignUpPage'),
});

/** The pages that need no session. */
export const publicRoutes = [
  publicRoute.addChildren([
    landing,
    checkEmail,
    outbox,
    invitation,
    docs,
    privacyPolicy,
    terms,
    refundPolicy,
    dataNotice,
    bookCall,
    roiCalculator,
    unknown,
  ]),
  plans,
  subscription.addChildren([manageSubscription, subscriptionPayments, operatorPayments]),
  login,
  loginVerify,
  signup,
] as const;
