import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { HitMetadata } from '#shared/contracts/library.ts';
import type { CitationList } from '#shared/contracts/research/citations.ts';
import { treatments } from '#shared/contracts/research/treatments.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import { shownTitle } from '../format.ts';
import { documentQuery } from '../queries.ts';
import { CitationItem } from './citation-item.tsx';
import { type CitatorView, citationsQuery, PAGE } from './queries.ts';

type ChipsProps = {
  years: CitationList['years'];
  chosen: number | undefined;
  onYear: (year: number | undefined) => void;
};

/** The years with their counts, newest first: a press shows that year alone, a second press all again. */
function YearChips({ years, chosen, onYear }: ChipsProps) {
  if (years.length < 2) return null;
  return (
    <ul aria-label={t(messages.byYear)} className="flex gap-2 overflow-x-auto pb-2">
      {years.toReversed().map(({ year, count }) => (
        <li key={year}>
          <Button
            aria-pressed={year === chosen}
            className="gap-2 tabular-nums"
            onClick={() => onYear(year === chosen ? undefined : year)}
          >
            {year} <span className="text-13 text-ink-soft">{formatNumber(count)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Props = { id: string; view: CitatorView; names: readonly string[] };

function Pages({
  view,
  total,
  onPage,
}: {
  view: CitatorView;
  total: number;
  onPage: (page: number) => void;
}) {
  const last = Math.max(1, Math.ceil(total / PAGE));
  if (last === 1) return null;
  return (
    <nav aria-label={t(messages.pages)} className="flex items-center gap-3 text-ui">
      <Button disabled={view.page <= 1} onClick={() => onPage(view.page - 1)}>
        {t(messages.previous)}
      </Button>
      <span>{t(messages.pageOf, { page: view.page, last })}</span>
      <Button disabled={view.page >= last} onClick={() => onPage(view.page + 1)}>
        {t(messages.next)}
      </Button>
    </nav>
  );
}

function List({ id, view, names }: Props) {
  const navigate = useNavigate();
  const query = useQuery(citationsQuery(id, view));
  const { data } = query;
  const { direction, treatment, year } = view;
  const show = (search: { year: number | undefined; page?: string }) =>
    navigate({
      to: '/home/library/$id/citations',
      params: { id },
      search: { direction, treatment, ...search, year: search.year?.toString() },
    });
  if (!data)
    return (
      <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-64" />
    );
  if (data.total === 0) {
    const nothing = direction === 'cites' ? messages.citesNothing : messages.citedByNothing;
    const filtered = treatment !== undefined || year !== undefined;
    return <EmptyState title={t(nothing, { filtered: filtered ? 'yes' : 'no' })} />;
  }
  return (
    <div className="flex flex-col gap-2">
      <YearChips years={data.years} chosen={year} onYear={(chosen) => void show({ year: chosen })} />
      <p className="text-ui text-ink-soft">{t(messages.total, { count: data.total })}</p>
      <ul>
        {data.results.map((row) => (
          <CitationItem
            key={`${row.document_id} ${row.citation} ${row.index}`}
            {...{ row, direction, id, names }}
          />
        ))}
      </ul>
      <Pages view={view} total={data.total} onPage={(page) => void show({ year, page: String(page) })} />
    </div>
  );
}

const ALL = 'all';

/** Chooses the words of treatment that are listed. */
function TreatmentChoice({ id, view }: Omit<Props, 'names'>) {
  const navigate = useNavigate();
  const { direction, treatment } = view;
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="text-13 whitespace-nowrap text-ink-soft max-sm:sr-only">
        {t(messages.treatmentLabel)}
      </span>
      <Select
        aria-label={t(messages.treatmentLabel)}
        className="min-w-36"
        value={treatment ?? ALL}
        onValueChange={(chosen) =>
          void navigate({
            to: '/home/library/$id/citations',
            params: { id },
            search: { direction, treatment: treatments.find((kind) => kind === chosen) },
          })
        }
        options={[
          { value: ALL, label: t(messages.allTreatments) },
          ...treatments.map((kind) => ({ value: kind, label: t(messages.treatment, { kind }) })),
        ]}
      />
    </div>
  );
}

/** The names by which other judgments cite one. */
const namesOf = ({ title, neutral_citation, reporter_citations }: HitMetadata): string[] => [
  title,
  ...(neutral_citation ? [neutral_citation] : []),
  ...reporter_citations,
];

/** Citations in and of a judgment, with the citing sentences. */
export function Citator({ id, view }: Omit<Props, 'names'>) {
  const navigate = useNavigate();
  const { data } = useQuery(documentQuery(id));
  const title = data ? shownTitle(data.metadata) : undefined;
  const names = data ? namesOf(data.metadata) : [];
  const content = <List {...{ id, view, names }} />;
  return (
    <Page className="py-1! md:py-4!">
      <PageTitle>{title ? t(messages.titleOf, { title }) : t(messages.citator)}</PageTitle>
      <BackLink to={`/home/library/${id}`} className="max-w-full">
        {title ? (
          <span className="truncate" lang={languageOfText(title)}>
            {title}
          </span>
        ) : (
          t(messages.backToJudgment)
        )}
      </BackLink>
      <PageHeader
        oneLine="whole"
        title={t(messages.citator)}
        actions={<TreatmentChoice id={id} view={view} />}
      />
      <Tabs
        value={view.direction}
        onValueChange={(direction) =>
          void navigate({
            to: '/home/library/$id/citations',
            params: { id },
            search: { direction, treatment: view.treatment },
          })
        }
        label={t(messages.citator)}
        tabs={[
          { value: 'cites', label: t(messages.cites), content },
          { value: 'cited_by', label: t(messages.citedBy), content },
        ]}
      />
      <p className="mt-6 max-w-[66ch] text-13 text-ink-soft">{t(messages.wordsNote)}</p>
    </Page>
  );
}
