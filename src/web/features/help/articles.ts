import { messages } from '#shared/messages/en/site/help.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';

export const HELP_TABS = ['faq', 'guides', 'tutorials', 'limits', 'contact'] as const;
export type HelpTab = (typeof HELP_TABS)[number];

/** The pages to which an article leads. */
type HelpPath =
  | '/home/cases'
  | '/home/clients'
  | '/home/search'
  | '/home/check'
  | '/home/bin'
  | '/home/chambers';

/** An article in the reader's language. */
export interface Article {
  tab: Exclude<HelpTab, 'contact'>;
  title: string;
  text?: string;
  steps: string[];
  /** Minutes that a tutorial takes. */
  minutes?: number;
  to?: HelpPath;
}

type Plain = Message<string>;
const say = (message: Plain) => t(message, {});

const answer = (tab: 'faq' | 'limits', title: Plain, text: Plain): Article => ({
  tab,
  title: say(title),
  text: say(text),
  steps: [],
});
const guide = (title: Plain, text: Plain, to: HelpPath, ...steps: Plain[]): Article => ({
  ...answer('faq', title, text),
  tab: 'guides',
  to,
  steps: steps.map(say),
});
const tutorial = (minutes: number, title: Plain, to: HelpPath, ...steps: Plain[]): Article => ({
  tab: 'tutorials',
  title: say(title),
  minutes,
  to,
  steps: steps.map(say),
});

const m = messages;

const answers = (): Article[] => [
  answer('faq', m.faqCreate, m.faqCreateText),
  answer('faq', m.faqUpload, m.faqUploadText),
  answer('faq', m.faqShare, m.faqShareText),
  answer('faq', m.faqAssistant, m.faqAssistantText),
  answer('faq', m.faqSecurity, m.faqSecurityText),
];

const guides = (): Article[] => [
  guide(
    m.guideCase,
    m.guideCaseLead,
    '/home/clients',
    m.guideCase1,
    m.guideCase2,
    m.guideCase3,
    m.guideCase4,
  ),
  guide(
    m.guideSearch,
    m.guideSearchLead,
    '/home/search',
    m.guideSearch1,
    m.guideSearch2,
    m.guideSearch3,
    m.guideSearch4,
  ),
  guide(
    m.guideCheck,
    m.guideCheckLead,
    '/home/check',
    m.guideCheck1,
    m.guideCheck2,
    m.guideCheck3,
    m.guideCheck4,
  ),
  guide(m.guideData, m.guideDataLead, '/home/bin', m.guideData1, m.guideData2, m.guideData3, m.guideData4),
];

const tutorials = (): Article[] => [
  tutorial(
    5,
    m.tutorialFirst,
    '/home/clients',
    m.tutorialFirst1,
    m.tutorialFirst2,
    m.tutorialFirst3,
    m.tutorialFirst4,
  ),
  tutorial(
    8,
    m.tutorialResearch,
    '/home/search',
    m.tutorialResearch1,
    m.tutorialResearch2,
    m.tutorialResearch3,
    m.tutorialResearch4,
  ),
  tutorial(
    12,
    m.tutorialVerify,
    '/home/check',
    m.tutorialVerify1,
    m.tutorialVerify2,
    m.tutorialVerify3,
    m.tutorialVerify4,
  ),
  tutorial(
    10,
    m.tutorialTeam,
    '/home/chambers',
    m.tutorialTeam1,
    m.tutorialTeam2,
    m.tutorialTeam3,
    m.tutorialTeam4,
  ),
];

const limits = (): Article[] => [
  answer('limits', m.limitLibrary, m.limitLibraryText),
  answer('limits', m.limitCheck, m.limitCheckText),
  answer('limits', m.limitSearch, m.limitSearchText),
  answer('limits', m.limitNames, m.limitNamesText),
  answer('limits', m.limitScans, m.limitScansText),
  answer('limits', m.limitDates, m.limitDatesText),
  answer('limits', m.limitAdvice, m.limitAdviceText),
];

/** Every article of the help centre. */
export const allArticles = (): Article[] => [...answers(), ...guides(), ...tutorials(), ...limits()];

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** The articles that have every word of the query, in their order; those with a word in the title come first. */
export function matchingArticles(articles: readonly Article[], query: string): Article[] {
  const words = folded(query).split(/\s+/u).filter(Boolean);
  const whole = ({ title, text = '', steps }: Article) => folded([title, text, ...steps].join(' '));
  const found = articles.filter((article) => words.every((word) => whole(article).includes(word)));
  const inTitle = ({ title }: Article) => words.some((word) => folded(title).includes(word));
  return [...found.filter(inTitle), ...found.filter((article) => !inTitle(article))];
}
