import '../styles/main.css';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { indianDay } from '#shared/indian-day.ts';
import { READ_FIRST, VISITOR_PAGES, type VisitorPage } from '#shared/pages.ts';
import { forgetRead } from '../data/forget.ts';
import { sessionOfPage } from '../data/session-answer.ts';
import { parseSearch } from '../data/url/search-params.ts';
import { chooseLanguage, shownLanguage, startLanguage, visitorLanguage } from '../i18n/language.ts';
import { showCarriedToast } from '../ui/feedback/carried-toasts.ts';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { runPageCode } from './page-code.ts';
import { firstUse } from './visitor/first-use.ts';
import type { StartPage } from './visitor/start-page.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');

const STARTS = {
  landing: () => import('./visitor/pages/landing.tsx'),
  login: () => import('./visitor/pages/login.tsx'),
  signup: () => import('./visitor/pages/signup.tsx'),
  privacy: () => import('./visitor/pages/privacy.tsx'),
  terms: () => import('./visitor/pages/terms.tsx'),
  notice: () => import('./visitor/pages/data-notice.tsx'),
  refund: () => import('./visitor/pages/refund.tsx'),
  call: () => import('./visitor/pages/call.tsx'),
  calculator: () => import('./visitor/pages/calculator.tsx'),
  reference: () => import('./visitor/pages/reference.tsx'),
  plans: () => import('./visitor/pages/plans.tsx'),
  'not-found': () => import('./visitor/pages/not-found.tsx'),
} satisfies Record<VisitorPage, () => Promise<{ startPage: StartPage }>>;

/** The page of the prerendered HTML; the fragment of the URL, which the server does not see, may name a failed sign-in. */
function visitorPage({ page }: DOMStringMap): VisitorPage | undefined {
  if (/[#&]error/.test(window.location.hash)) return undefined;
  return VISITOR_PAGES.find((name) => name === page);
}

/** Finished HTML is of the dark theme: in the light one its button has the other label. */
function labelTheme(): void {
  if (document.documentElement.dataset.theme !== 'light') return;
  const button = document.querySelector<HTMLElement>('[data-light-label]');
  if (button) button.ariaLabel = button.title = button.dataset.lightLabel ?? '';
}

/** Brings the page of a visitor to life. */
async function startVisitor(root: HTMLElement, page: VisitorPage): Promise<void> {
  // A session has ended, if there was one.
  forgetRead();
  const finished = root.dataset.language === visitorLanguage();
  if (finished && currentToasts().length === 0) {
    labelTheme();
    await firstUse(root, { soon: !READ_FIRST.includes(page) });
  }
  // The language of an account does not count for a visitor.
  await chooseLanguage(null);
  const { startPage } = await STARTS[page]();
  startPage(root, root.dataset.language === shownLanguage());
}

/** Asks for the data of the page while its code loads: on a slow network both take long. */
async function askForData(root: HTMLElement, session: CurrentSession): Promise<void> {
  const { askFirst } = await import('./first-requests.ts');
  const { pathname: path, search } = window.location;
  // Everything passed here is in the entry chunk, so these requests wait for no other file.
  await askFirst(root, { path, search: parseSearch(search), day: indianDay(new Date()) }, session);
}

/** The longest wait for a paint: a browser may paint nothing, as in a window without a height. */
const PAINT_MS = 200;

/** The frame of a page is on the screen. The code of the application would hold it back. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    // The frame is painted after this callback, and before the next task.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_MS);
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The longest wait of the code for the first words: the answer of a search may take long. */
const WORDS_MS = 300;

/** The frame of a page is on the screen, with its first words where they come soon. */
async function frameShown(words: Promise<void> | undefined): Promise<void> {
  await painted();
  await Promise.race([words, pause(WORDS_MS)]);
  await painted();
}

/** Milliseconds that the start waits at most until all code of a page has run, file by file. */
const CODE_MS = 3000;

async function start(root: HTMLElement): Promise<void> {
  const page = visitorPage(root.dataset);
  showCarriedToast();
  if (page) return startVisitor(root, page);
  const session = sessionOfPage();
  const words = session ? askForData(root, session).catch(console.warn) : undefined;
  await Promise.all([startLanguage(), root.hasChildNodes() ? frameShown(words) : undefined]);
  // A file that could not load is requested again below.
  await Promise.race([runPageCode().catch(console.warn), pause(CODE_MS)]);
  const application = import('./start-app.tsx');
  const { startData } = await import('./first-data.ts');
  const client = startData();
  await (await application).startApp(root, client);
}

void start(element);
