import '../styles/main.css';
import { VISITOR_PAGES, type VisitorPage } from '#shared/pages.ts';
import { forgetRead } from '../data/device/forget.ts';
import { chooseLanguage, shownLanguage, startLanguage } from '../i18n/language.ts';
import { showCarriedToast } from '../ui/feedback/carried-toasts.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');

const STARTS = {
  landing: () => import('./visitor/start-landing.ts'),
  login: () => import('./visitor/start-login.ts'),
  privacy: () => import('./visitor/start-privacy.ts'),
  terms: () => import('./visitor/start-terms.ts'),
  refund: () => import('./visitor/start-refund.ts'),
} satisfies Record<VisitorPage, () => Promise<unknown>>;

/** The page of the finished HTML; the fragment of the URL, which the server does not see, may tell of a failed sign-in. */
function visitorPage({ page }: DOMStringMap): VisitorPage | undefined {
  if (/[#&]error/.test(window.location.hash)) return undefined;
  return VISITOR_PAGES.find((name) => name === page);
}

async function start(root: HTMLElement): Promise<void> {
  const page = visitorPage(root.dataset);
  showCarriedToast();
  // The language of an account does not count for a visitor.
  await (page ? chooseLanguage(null) : startLanguage());
  if (page) {
    // The page of a visitor: a session has ended, if there was one.
    forgetRead();
    const { startPage } = await STARTS[page]();
    startPage(root, root.dataset.language === shownLanguage());
  } else {
    const application = import('./start-app.tsx');
    const { startData } = await import('./first-data.ts');
    const client = startData(window.location.pathname);
    (await application).startApp(root, client);
  }
}

void start(element);
