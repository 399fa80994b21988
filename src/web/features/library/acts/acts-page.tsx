import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActLifeBody } from '#shared/contracts/research/acts.ts';
import { messages as copies } from '#shared/messages/en/library/act-copies.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { ActSearch } from './act-search.tsx';
import { OfficialCopies } from './not-loaded.tsx';
import { actsQuery } from './queries.ts';

const dayOf = (day: string): string =>
  formatDate(new Date(day), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

function days({ from, to, partly }: ActLifeBody): string {
  const values = { from: from === undefined ? '' : dayOf(from), to: to === undefined ? '' : dayOf(to) };
  if (from === undefined) return t(messages.lifeUntil, values);
  if (to !== undefined) return t(messages.lifeBetween, values);
  return t(partly ? messages.lifePartly : messages.lifeSince, values);
}

/** The acts of the last years and those that they replaced, with a filter by name. */
function ActLives() {
  const { data } = useQuery(actsQuery());
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const lives = (data?.lives ?? []).filter(({ title, short, number }) =>
    `${title} ${short} ${number}`.toLowerCase().includes(wanted),
  );
  if (!data) return null;
  return (
    <section aria-label={t(messages.livesTitle)} className="mt-8 flex flex-col gap-3">
      <h2 className="text-18 font-semibold">{t(messages.livesTitle)}</h2>
      <div className="max-w-[24rem]">
        <InputField
          label={t(messages.livesFilter)}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {lives.length === 0 ? <p className="text-ui text-ink-soft">{t(messages.livesNone)}</p> : null}
      <ul className="divide-y divide-line border-y border-line">
        {lives.map((life) => (
          <li key={life.title} className="py-2 text-ui">
            <p className="font-medium">{t(messages.lifeName, { title: life.title, number: life.number })}</p>
            <p className="text-ink-soft">
              {[
                days(life),
                ...(life.replaced_by ? [t(messages.lifeReplaced, { act: life.replaced_by })] : []),
              ].join(' ')}
            </p>
            <p className="text-13 text-ink-soft">{t(messages.lifeSource, { source: life.source })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActList() {
  const query = useQuery(actsQuery());
  const { data } = query;
  if (!data)
    return (
      <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-64" />
    );
  if (data.acts.length === 0) return <EmptyState title={t(messages.noActs)} />;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {data.acts.map(({ key, title, sections, unit, summary, full, bill }) => (
        <li key={key} className="rounded-panel border border-line bg-surface px-4 py-3">
          <Link
            to="/home/acts/$act"
            params={{ act: key }}
            data-row
            lang={languageOfText(title)}
            className="text-link text-16 font-medium"
          >
            {title}
          </Link>
          <p className="text-13 text-ink-soft">
            {[
              t(messages.sections, { unit, count: sections }),
              ...(summary ? [t(messages.summaries)] : []),
              ...(bill ? [t(copies.billOnly)] : full ? [t(copies.fullText)] : []),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The acts of the library. */
export function ActsOverview() {
  return (
    <Page>
      <PageTitle>{t(messages.acts)}</PageTitle>
      <PageHeader
        title={t(messages.acts)}
        description={t(messages.actsIntro)}
        actions={
          <Link to="/home/concordance" className={buttonClass('secondary')}>
            {t(messages.concordance)}
          </Link>
        }
      />
      <ActSearch />
      <ActList />
      <OfficialCopies />
      <ActLives />
    </Page>
  );
}
