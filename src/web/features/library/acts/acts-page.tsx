import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messages as copies } from '#shared/messages/en/library/act-copies.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { ActLives } from './act-lives.tsx';
import { ActSearch } from './act-search.tsx';
import { OfficialCopies } from './not-loaded.tsx';
import { actsQuery } from './queries.ts';

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
