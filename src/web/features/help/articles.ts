import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages as checks } from '#shared/messages/en/library/checks.ts';
import { messages } from '#shared/messages/en/site/help.ts';
import { formatNumber, sizeLimit } from '#shared/messages/formats.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { MEASURED } from '#shared/site/measured.ts';
import type { PictureName } from './pictures.ts';

export const HELP_TABS = ['faq', 'guides', 'tutorials', 'contact'] as const;
export type HelpTab = (typeof HELP_TABS)[number];

/** The pages to which an article leads. */
type HelpPath =
  | '/home/cases'
  | '/home/clients'
  | '/home/search'
  | '/home/check'
  | '/home/acts'
  | '/home/chat'
  | '/home/deadlines'
  | '/home/bin'
  | '/home/day'
  | '/home/fees'
  | '/home/webhooks'
  | '/home/chambers';

/** A step, with a picture of the page where it is done. */
export interface Step {
  text: string;
  picture?: PictureName;
}

/** An article in the reader's language. */
export interface Article {
  /** The articles about single pages and the limits stand below the questions. */
  tab: Exclude<HelpTab, 'contact'> | 'limits' | 'pages';
  title: string;
  text?: string;
  steps: Step[];
  /** Minutes that a tutorial takes. */
  minutes?: number;
  to?: HelpPath;
}

type Plain = Message<string>;
const say = (message: Plain) => t(message, {});

/** A step of an article: its text, or its text with a picture. */
type StepSource = Plain | { of: Plain; picture: PictureName };
const stepOf = (given: StepSource): Step =>
  'of' in given ? { text: say(given.of), picture: given.picture } : { text: say(given) };
const shown = (of: Plain, picture: PictureName) => ({ of, picture });

const answer = (tab: 'faq' | 'limits', title: Plain, text: string): Article => ({
  tab,
  title: say(title),
  text,
  steps: [],
});
const guide = (title: Plain, text: Plain, to: HelpPath, ...steps: StepSource[]): Article => ({
  ...answer('faq', title, say(text)),
  tab: 'guides',
  to,
  steps: steps.map(stepOf),
});
const tutorial = (minutes: number, title: Plain, to: HelpPath, ...steps: StepSource[]): Article => ({
  tab: 'tutorials',
  title: say(title),
  minutes,
  to,
  steps: steps.map(stepOf),
});

const m = messages;

/** 1 is shown as 1.00 beside 0.67. */
const twoDecimals = <Name extends string>(figures: Readonly<Record<Name, number>>) =>
  Object.fromEntries(
    Object.entries<number>(figures).map(([name, figure]) => [
      name,
      formatNumber(figure, { minimumFractionDigits: 2 }),
    ]),
  ) as Record<Name, string>;

const answers = (): Article[] => [
  answer('faq', m.faqCreate, t(m.faqCreateText)),
  answer(
    'faq',
    m.faqUpload,
    t(m.faqUploadText, { files: CASE_FILES.maxAtOnce, size: sizeLimit(CASE_FILES.maxBytes) }),
  ),
  answer('faq', m.faqShare, t(m.faqShareText)),
  answer('faq', m.faqAssistant, t(m.faqAssistantText)),
  answer('faq', m.faqSecurity, t(m.faqSecurityText)),
];

const guides = (): Article[] => [
  guide(
    m.guideCase,
    m.guideCaseLead,
    '/home/clients',
    shown(m.guideCase1, 'case-new'),
    m.guideCase2,
    shown(m.guideCase3, 'case-files'),
    shown(m.guideCase4, 'case-timeline'),
  ),
  guide(
    m.guideSearch,
    m.guideSearchLead,
    '/home/search',
    shown(m.guideSearch1, 'search'),
    m.guideSearch2,
    m.guideSearch3,
    shown(m.guideSearch4, 'judgment'),
  ),
  guide(
    m.guideCheck,
    m.guideCheckLead,
    '/home/check',
    shown(m.guideCheck1, 'check'),
    m.guideCheck2,
    shown(m.guideCheck3, 'check-report'),
    m.guideCheck4,
  ),
  guide(
    m.guideEvening,
    m.guideEveningLead,
    '/home/day',
    m.guideEvening1,
    m.guideEvening2,
    m.guideEvening3,
    m.guideEvening4,
  ),
  guide(m.guideFees, m.guideFeesLead, '/home/fees', m.guideFees1, m.guideFees2, m.guideFees3, m.guideFees4),
  guide(m.guideDoors, m.guideDoorsLead, '/home/webhooks', m.guideDoors1, m.guideDoors2, m.guideDoors3),
  guide(
    m.guideData,
    m.guideDataLead,
    '/home/bin',
    m.guideData1,
    shown(m.guideData2, 'bin'),
    shown(m.guideData3, 'security'),
    m.guideData4,
    m.guideData5,
  ),
];

const tutorials = (): Article[] => [
  tutorial(
    5,
    m.tutorialFirst,
    '/home/clients',
    shown(m.tutorialFirst1, 'clients'),
    m.tutorialFirst2,
    shown(m.tutorialFirst3, 'case-files'),
    shown(m.tutorialFirst4, 'dashboard'),
  ),
  tutorial(
    8,
    m.tutorialResearch,
    '/home/search',
    shown(m.tutorialResearch1, 'search'),
    m.tutorialResearch2,
    m.tutorialResearch3,
    shown(m.tutorialResearch4, 'judgment'),
  ),
  tutorial(
    12,
    m.tutorialVerify,
    '/home/check',
    shown(m.tutorialVerify1, 'check'),
    m.tutorialVerify2,
    shown(m.tutorialVerify3, 'check-report'),
    m.tutorialVerify4,
  ),
  tutorial(
    10,
    m.tutorialTeam,
    '/home/chambers',
    shown(m.tutorialTeam1, 'chambers'),
    m.tutorialTeam2,
    m.tutorialTeam3,
    m.tutorialTeam4,
  ),
];

const ofPage = (...[title, text, to, ...steps]: Parameters<typeof guide>): Article => ({
  ...guide(title, text, to, ...steps),
  tab: 'pages',
});

/** Articles about single pages, which are offered on those pages. */
const pages = (): Article[] => [
  ofPage(m.pageActs, m.pageActsLead, '/home/acts', shown(m.pageActs1, 'acts'), m.pageActs2, m.pageActs3),
  ofPage(m.pageChat, m.pageChatLead, '/home/chat', shown(m.pageChat1, 'chat'), m.pageChat2),
  ofPage(
    m.pageDeadlines,
    m.pageDeadlinesLead,
    '/home/deadlines',
    shown(m.pageDeadlines1, 'deadlines'),
    m.pageDeadlines2,
  ),
];

const limits = (): Article[] => [
  answer('limits', m.limitLibrary, t(m.limitLibraryText)),
  answer('limits', m.limitCheck, t(m.limitCheckText, MEASURED.checks)),
  answer('limits', checks.noteRulesTitle, t(checks.noteRules)),
  answer(
    'limits',
    m.limitSearch,
    t(m.limitSearchText, { ...MEASURED.search, missed: 100 - MEASURED.search.firstTen }),
  ),
  answer('limits', m.limitNames, t(m.limitNamesText, twoDecimals(MEASURED.names))),
  answer('limits', m.limitScans, t(m.limitScansText, MEASURED.scans)),
  answer('limits', m.limitDates, t(m.limitDatesText, MEASURED.dates)),
  answer('limits', m.limitAdvice, t(m.limitAdviceText)),
];

/** Every article of the help centre. */
export const allArticles = (): Article[] => [
  ...answers(),
  ...guides(),
  ...tutorials(),
  ...pages(),
  ...limits(),
];

/** The pages that an article is about, besides the page that it leads to. */
const ABOUT: readonly (readonly [page: string, of: HelpPath])[] = [
  ['/home/cases', '/home/clients'],
  ['/home/library', '/home/search'],
  ['/home/notes', '/home/search'],
  ['/home/court', '/home/day'],
  ['/home/concordance', '/home/acts'],
  ['/home/profile', '/home/bin'],
];

/** The articles about a page of the product: those that lead to it, or to the page it belongs to. */
export function articlesAbout(articles: readonly Article[], page: string): Article[] {
  const isOf = (place: string) => page === place || page.startsWith(`${place}/`);
  const wanted = ABOUT.find(([place]) => isOf(place))?.[1];
  return articles.filter(({ to }) => to !== undefined && (to === wanted || isOf(to)));
}

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** The articles that have every word of the query, in their order; those with a word in the title come first. */
export function matchingArticles(articles: readonly Article[], query: string): Article[] {
  const words = folded(query).split(/\s+/u).filter(Boolean);
  const whole = ({ title, text = '', steps }: Article) =>
    folded([title, text, ...steps.map((step) => step.text)].join(' '));
  const found = articles.filter((article) => words.every((word) => whole(article).includes(word)));
  const inTitle = ({ title }: Article) => words.some((word) => folded(title).includes(word));
  return [...found.filter(inTitle), ...found.filter((article) => !inTitle(article))];
}
