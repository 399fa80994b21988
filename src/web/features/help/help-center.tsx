import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/site/help.ts';
import { formatClock } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { useTheme } from '#web/data/look/theme.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import {
  type Article,
  allArticles,
  articlesAbout,
  type HelpTab,
  matchingArticles,
  type Step,
} from './articles.ts';
import { type PictureName, pictureOf, SIZES } from './pictures.ts';

/** The page of a step, in the reader's theme. It is loaded when its article is open and near. */
function StepPicture({ name }: { name: PictureName }) {
  const { desk, phone, alt } = pictureOf(name, useTheme().theme);
  const [width, height] = SIZES.desk;
  const [phoneWidth, phoneHeight] = SIZES.phone;
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={phone} width={phoneWidth} height={phoneHeight} />
      <img
        src={desk}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="mt-2 mb-1 h-auto w-full max-w-64 rounded-control border border-line md:max-w-full"
      />
    </picture>
  );
}

function OneStep({ text, picture }: Step) {
  return (
    <li>
      {text}
      {picture === undefined ? null : <StepPicture name={picture} />}
    </li>
  );
}

function ArticleBody({ text, steps, to }: Article) {
  return (
    <div className="flex flex-col gap-3 px-4 pb-4 text-ui">
      {text === undefined ? null : <p className="max-w-[66ch]">{text}</p>}
      {steps.length === 0 ? null : (
        <ol className="flex max-w-[66ch] list-decimal flex-col gap-2 pl-6">
          {steps.map((step) => (
            <OneStep key={step.text} {...step} />
          ))}
        </ol>
      )}
      {to === undefined ? null : (
        <Link to={to} className="text-link inline-flex min-h-11 items-center self-start md:min-h-9">
          {t(messages.open)}
        </Link>
      )}
    </div>
  );
}

/** Articles that open one by one; all are open on paper. */
function Articles({ articles, open = false }: { articles: readonly Article[]; open?: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
      {articles.map((article) => (
        <li key={article.title}>
          <details open={open}>
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-2 text-ui font-medium">
              <h2>{article.title}</h2>
              {article.minutes === undefined ? null : (
                <span className="shrink-0 font-normal text-ink-soft">
                  {t(messages.minutes, { count: article.minutes })}
                </span>
              )}
            </summary>
            <ArticleBody {...article} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function ContactUs() {
  const { email, phone } = BUSINESS.support;
  const { from, to, replyWithinHours } = BUSINESS.hours;
  return (
    <div className="flex flex-col gap-2 text-ui">
      <p>
        <Rich
          message={messages.askUs}
          values={{ email }}
          tags={{
            mail: (text) => (
              <a href={`mailto:${email}`} className="text-link">
                {text}
              </a>
            ),
          }}
        />
      </p>
      <p>{t(messages.phone, { phone })}</p>
      <p>{t(messages.hours, { from: formatClock(from), to: formatClock(to) })}</p>
      <p>{t(messages.replies, { hours: replyWithinHours })}</p>
    </div>
  );
}

/** The articles about the page that the reader comes from, open. */
function AboutPage({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="about-page">
      <h2 id="about-page" className="mb-3 text-16 font-semibold">
        {t(messages.aboutPage)}
      </h2>
      <Articles articles={articles} open />
    </section>
  );
}

type Props = {
  tab: HelpTab;
  onTab: (tab: HelpTab) => void;
  /** The path of the page that the reader comes from. */
  about?: string | undefined;
};

/** The help centre: its tabs, or what a search finds in all of them. */
export function HelpCenter({ tab, onTab, about }: Props) {
  const [query, setQuery] = useState('');
  const articles = allArticles();
  const of = (kind: Article['tab']) => <Articles articles={articles.filter((one) => one.tab === kind)} />;
  const found = query.trim() === '' ? undefined : matchingArticles(articles, query);
  return (
    <div className="flex flex-col gap-6">
      <InputField
        label={t(messages.searchLabel)}
        type="search"
        maxLength={200}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found ? (
        <div>
          <p role="status" className="mb-3 text-ui text-ink-soft">
            {t(messages.results, { count: found.length })}
          </p>
          {found.length > 0 ? <Articles articles={found} /> : <ContactUs />}
        </div>
      ) : (
        <>
          {about === undefined ? null : <AboutPage articles={articlesAbout(articles, about)} />}
          <Tabs
            label={t(messages.title)}
            value={tab}
            onValueChange={onTab}
            tabs={[
              { value: 'faq', label: t(messages.faq), content: of('faq') },
              { value: 'guides', label: t(messages.guides), content: of('guides') },
              { value: 'tutorials', label: t(messages.tutorials), content: of('tutorials') },
              { value: 'contact', label: t(messages.contactUs), content: <ContactUs /> },
            ]}
          />
          {tab === 'faq' ? (
            <section aria-labelledby="single-pages">
              <h2 id="single-pages" className="mb-3 text-16 font-semibold">
                {t(messages.pages)}
              </h2>
              {of('pages')}
            </section>
          ) : null}
          {tab === 'faq' ? (
            <section aria-labelledby="limits">
              <h2 id="limits" className="mb-1 text-16 font-semibold">
                {t(messages.limits)}
              </h2>
              <p className="mb-4 text-ui text-ink-soft">{t(messages.limitsLead)}</p>
              {of('limits')}
            </section>
          ) : null}
        </>
      )}
    </div>
  );
}
