import { useQuery } from '@tanstack/react-query';
import { messages as sharing } from '#shared/messages/en/practice/case-access.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { ListChange } from '#web/components/records/list-toolbar.tsx';
import type { CaseDates, ListUrl, Whose } from '#web/data/url/practice-url.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { courtsQuery } from './list-queries.ts';

const ALL = 'all';
/** Prefix of a court's value, so that no court can be read as the choice of all. */
const COURT = 'court:';

const datesOptions = (): { value: CaseDates | typeof ALL; label: string }[] => [
  { value: ALL, label: t(messages.anyDate) },
  { value: 'none', label: t(messages.noNextDate) },
  { value: 'overdue', label: t(messages.overdueOnly) },
];

const whoseOptions = (): { value: Whose | typeof ALL; label: string }[] => [
  { value: ALL, label: t(sharing.everyCase) },
  { value: 'mine', label: t(sharing.myCases) },
  { value: 'shared', label: t(sharing.sharedWithMe) },
];

const sortOptions = () =>
  [
    { value: 'next', label: t(messages.byNextDate) },
    { value: 'newest', label: t(messages.byNewest) },
  ] as const;

/** The courts to choose from, with the one that the URL names even if it has no case now; absent without any. */
function useCourts({ court, archived }: ListUrl) {
  const { data = [], isLoading } = useQuery(courtsQuery(archived === true));
  // The place of the choice is kept meanwhile, so that it moves nothing when it comes.
  if (!isLoading && data.length === 0 && court === undefined) return undefined;
  const known = data.map((one) => ({
    value: COURT + one.court,
    label: one.court,
    aside: formatNumber(one.cases),
  }));
  return court === undefined || data.some((one) => one.court === court)
    ? known
    : [...known, { value: COURT + court, label: court }];
}

type Props = { url: ListUrl; onChange: (change: ListChange) => void };

const WIDTH = 'min-w-0 basis-full md:basis-auto md:w-auto md:max-w-60';

/** The filters of the case list beside its status, and its order. */
export function CaseFilters({ url, onChange }: Props) {
  const courts = useCourts(url);
  return (
    <>
      <Select
        aria-label={t(sharing.whose)}
        className={WIDTH}
        value={url.whose ?? ALL}
        onValueChange={(next) => onChange({ whose: next === ALL ? undefined : next })}
        options={whoseOptions()}
      />
      {courts ? (
        <Select
          aria-label={t(messages.court)}
          className={WIDTH}
          value={url.court === undefined ? ALL : COURT + url.court}
          onValueChange={(next) => onChange({ court: next === ALL ? undefined : next.slice(COURT.length) })}
          options={[{ value: ALL, label: t(messages.allCourts) }, ...courts]}
        />
      ) : null}
      <Select
        aria-label={t(messages.nextDate)}
        className={WIDTH}
        value={url.dates ?? ALL}
        onValueChange={(next) => onChange({ dates: next === ALL ? undefined : next })}
        options={datesOptions()}
      />
      <Select
        aria-label={t(messages.order)}
        className={WIDTH}
        value={url.sort ?? 'next'}
        onValueChange={(next) => onChange({ sort: next === 'newest' ? next : undefined })}
        options={sortOptions()}
      />
    </>
  );
}
