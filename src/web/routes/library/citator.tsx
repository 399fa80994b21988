import { getRouteApi } from '@tanstack/react-router';
import { directions } from '#shared/contracts/research/citations.ts';
import { treatments } from '#shared/contracts/research/treatments.ts';
import { Citator } from '#web/features/library/citator/citator-page.tsx';

const route = getRouteApi('/home/library/$id/citations');

export function CitatorPage() {
  const { id } = route.useParams();
  const { direction, treatment, year, page } = route.useSearch();
  const view = {
    direction: directions.find((one) => one === direction) ?? 'cites',
    treatment: treatments.find((one) => one === treatment),
    year: year === undefined ? undefined : Number(year),
    page: page !== undefined && /^[1-9]\d{0,2}$/u.test(page) ? Number(page) : 1,
  };
  return <Citator id={id} view={view} />;
}
