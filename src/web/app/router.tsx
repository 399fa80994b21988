import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { checkUrl, citatorUrl, concordanceUrl, word } from '../data/url/library-url.ts';
import { caseUrl, chatUrl, listUrl } from '../data/url/practice-url.ts';
import { parseSearch, stringifySearch, validateSearch } from '../data/url/search-params.ts';
import { readerUrl, searchUrl } from '../features/library/search/search-url.ts';
import type { DeadlinesUrl } from '../features/limitation/deadlines-page.tsx';
import { RouteError, RoutePending } from '../routes/boundaries.tsx';
import { lazyRouteComponent } from './lazy-page.ts';
import { publicRoutes, rootRoute } from './public-routes.tsx';

/** `google`, `oidc` and `error…`: the outcome of connecting an account at a provider. */
type ProfileUrl = {
  tab?: string | undefined;
  type?: 'recovery' | undefined;
  google?: 'connected' | undefined;
  oidc?: 'connected' | undefined;
  error_code?: string | undefined;
};

function profileUrl(search: Record<string, unknown>): ProfileUrl {
  return {
    tab: word(search.tab),
    type: search.type === 'recovery' ? 'recovery' : undefined,
    google: search.google === 'connected' ? 'connected' : undefined,
    oidc: search.oidc === 'connected' ? 'connected' : undefined,
    error_code: word(search.error_code),
  };
}

/** A day of the URL, `yyyy-mm-dd`. */
const parseDay = (day: unknown): string | undefined =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/u.test(day) ? day : undefined;

/* The signed-in area: every page below needs a session. */
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  component: lazyRouteComponent(() => import('../routes/home/home-layout.tsx'), 'HomeLayout'),
});
const homeIndex = createRoute({
  getParentRoute: () => home,
  path: '/',
  component: lazyRouteComponent(() => import('../routes/home/dashboard.tsx'), 'DashboardPage'),
});
const homeSearch = createRoute({
  getParentRoute: () => home,
  path: 'search',
  validateSearch: validateSearch(searchUrl),
  component: lazyRouteComponent(() => import('../routes/library/search.tsx'), 'Search'),
});
const homeLibraryDocument = createRoute({
  getParentRoute: () => home,
  path: 'library/$id',
  validateSearch: validateSearch(readerUrl),
  component: lazyRouteComponent(() => import('../routes/library/document.tsx'), 'LibraryDocument'),
});
const homeCitator = createRoute({
  getParentRoute: () => home,
  path: 'library/$id/citations',
  validateSearch: validateSearch(citatorUrl),
  component: lazyRouteComponent(() => import('../routes/library/citator.tsx'), 'CitatorPage'),
});
const homeCheck = createRoute({
  getParentRoute: () => home,
  path: 'check',
  validateSearch: validateSearch(checkUrl),
  component: lazyRouteComponent(() => import('../routes/library/check.tsx'), 'CheckPage'),
});
const homeRealJudgments = createRoute({
  getParentRoute: () => home,
  path: 'real-judgments',
  component: lazyRouteComponent(
    () => import('../features/library/real-judgments-page.tsx'),
    'RealJudgmentsPage',
  ),
});
const homeLibraryStatus = createRoute({
  getParentRoute: () => home,
  path: 'operator/library',
  component: lazyRouteComponent(
    () => import('../features/library/status/library-status-page.tsx'),
    'LibraryStatusPage',
  ),
});
const homeBreaches = createRoute({
  getParentRoute: () => home,
  path: 'operator/breaches',
  component: lazyRouteComponent(
    () => import('../features/data-protection/breach-register.tsx'),
    'BreachRegister',
  ),
});
const homeServerStatus = createRoute({
  getParentRoute: () => home,
  path: 'operator/status',
  component: lazyRouteComponent(
    () => import('../features/server-status/server-status.tsx'),
    'ServerStatusPage',
  ),
});
const homeActs = createRoute({
  getParentRoute: () => home,
  path: 'acts',
  component: lazyRouteComponent(() => import('../routes/library/acts.tsx'), 'ActsPage'),
});
const homeAct = createRoute({
  getParentRoute: () => home,
  path: 'acts/$act',
  component: lazyRouteComponent(() => import('../routes/library/acts.tsx'), 'ActPage'),
});
const homeSection = createRoute({
  getParentRoute: () => home,
  path: 'acts/$act/$section',
  validateSearch: validateSearch(readerUrl),
  component: lazyRouteComponent(() => import('../routes/library/acts.tsx'), 'SectionPage'),
});
const homeConcordance = createRoute({
  getParentRoute: () => home,
  path: 'concordance',
  validateSearch: validateSearch(concordanceUrl),
  component: lazyRouteComponent(() => import('../routes/library/concordance.tsx'), 'ConcordancePage'),
});
const homeChat = createRoute({
  getParentRoute: () => home,
  path: 'chat',
  validateSearch: validateSearch(chatUrl),
  component: lazyRouteComponent(() => import('../routes/library/chat.tsx'), 'ChatPage'),
});
const homeNotes = createRoute({
  getParentRoute: () => home,
  path: 'notes',
  component: lazyRouteComponent(() => import('../features/library/notes/notes-list.tsx'), 'NotesPage'),
});
const homeClients = createRoute({
  getParentRoute: () => home,
  path: 'clients',
  validateSearch: validateSearch(listUrl),
  component: lazyRouteComponent(() => import('../routes/practice/clients.tsx'), 'ClientsPage'),
});
const homeClient = createRoute({
  getParentRoute: () => home,
  path: 'clients/$clientId',
  component: lazyRouteComponent(() => import('../routes/practice/client-detail.tsx'), 'ClientPage'),
});
/* The page above shows its dialog at this URL. */
const homeClientEdit = createRoute({ getParentRoute: () => homeClient, path: 'edit' });
const homeCases = createRoute({
  getParentRoute: () => home,
  path: 'cases',
  validateSearch: validateSearch(listUrl),
  component: lazyRouteComponent(() => import('../routes/practice/cases.tsx'), 'CasesPage'),
});
const homeCase = createRoute({
  getParentRoute: () => home,
  path: 'cases/$caseId',
  validateSearch: validateSearch(caseUrl),
  component: lazyRouteComponent(() => import('../routes/practice/case-detail.tsx'), 'CasePage'),
});
const homeCaseChat = createRoute({
  getParentRoute: () => home,
  path: 'cases/$caseId/chat',
  validateSearch: validateSearch(chatUrl),
  component: lazyRouteComponent(() => import('../routes/practice/case-chat.tsx'), 'CaseChatPage'),
});
/** `event`: the one from whose day a deadline is worked out; `deadline`: one that is worked out again. */
const homeDeadlines = createRoute({
  getParentRoute: () => home,
  path: 'deadlines',
  validateSearch: validateSearch(
    (search): DeadlinesUrl => ({
      case: word(search.case),
      event: word(search.event),
      deadline: word(search.deadline),
      day: parseDay(search.day),
      rule: word(search.rule),
    }),
  ),
  component: lazyRouteComponent(() => import('../routes/practice/deadlines.tsx'), 'DeadlinesRoute'),
});
const homeFees = createRoute({
  getParentRoute: () => home,
  path: 'fees',
  validateSearch: validateSearch((search): { case?: string | undefined; day?: string | undefined } => ({
    case: word(search.case),
    day: parseDay(search.day),
  })),
  component: lazyRouteComponent(() => import('../routes/practice/fees.tsx'), 'FeesRoute'),
});
const homeWebhooks = createRoute({
  getParentRoute: () => home,
  path: 'webhooks',
  component: lazyRouteComponent(() => import('../features/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
});
const homeCourt = createRoute({
  getParentRoute: () => home,
  path: 'court',
  validateSearch: validateSearch((search): ReturnType<typeof checkUrl> & { shared?: true | undefined } => ({
    ...checkUrl(search),
    shared: search.shared === true || search.shared === 'true' ? true : undefined,
  })),
  component: lazyRouteComponent(() => import('../routes/practice/court.tsx'), 'CourtRoute'),
});
const homeDay = createRoute({
  getParentRoute: () => home,
  path: 'day',
  validateSearch: validateSearch((search): { day?: string | undefined; span?: 'week' | undefined } => ({
    day: parseDay(search.day),
    span: search.span === 'week' ? 'week' : undefined,
  })),
  component: lazyRouteComponent(() => import('../routes/practice/day.tsx'), 'DayRoute'),
});
const homeBin = createRoute({
  getParentRoute: () => home,
  path: 'bin',
  component: lazyRouteComponent(() => import('../routes/practice/bin.tsx'), 'BinPage'),
});
const homeChambers = createRoute({
  getParentRoute: () => home,
  path: 'chambers',
  component: lazyRouteComponent(() => import('../routes/practice/chambers.tsx'), 'ChambersPage'),
});
const homeProfile = createRoute({
  getParentRoute: () => home,
  path: 'profile',
  validateSearch: validateSearch(profileUrl),
  component: lazyRouteComponent(() => import('../routes/home/profile.tsx'), 'ProfilePage'),
});
const homeHelp = createRoute({
  getParentRoute: () => home,
  path: 'help',
  validateSearch: validateSearch((search): { tab?: string | undefined; about?: string | undefined } => ({
    tab: word(search.tab),
    about: word(search.about),
  })),
  component: lazyRouteComponent(() => import('../routes/home/help.tsx'), 'HelpPage'),
});
const homeUnknown = createRoute({
  getParentRoute: () => home,
  path: '$',
  component: lazyRouteComponent(() => import('../routes/home/home-not-found.tsx'), 'HomeNotFound'),
});

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  home.addChildren([
    homeIndex,
    homeSearch,
    homeLibraryDocument,
    homeCitator,
    homeCheck,
    homeRealJudgments,
    homeLibraryStatus,
    homeBreaches,
    homeServerStatus,
    homeActs,
    homeAct,
    homeSection,
    homeConcordance,
    homeChat,
    homeNotes,
    homeClients,
    homeClient.addChildren([homeClientEdit]),
    homeCases,
    homeCase,
    homeCaseChat,
    homeDeadlines,
    homeFees,
    homeWebhooks,
    homeCourt,
    homeDay,
    homeBin,
    homeChambers,
    homeProfile,
    homeHelp,
    homeUnknown,
  ]),
]);

export function createAppRouter(queryClient: QueryClient, history: RouterHistory) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    // The browser keeps these keys in plain text, and an address has the words of a search.
    getScrollRestorationKey: ({ state, pathname }) => state.__TSR_key ?? pathname,
    history,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
