import { getRouteApi } from '@tanstack/react-router';
import { ActOverview } from '#web/features/library/acts/act-page.tsx';
import { ActsOverview } from '#web/features/library/acts/acts-page.tsx';
import { SectionOverview } from '#web/features/library/acts/section-page.tsx';

const act = getRouteApi('/home/acts/$act');
const section = getRouteApi('/home/acts/$act/$section');

export const ActsPage = ActsOverview;

export function ActPage() {
  return <ActOverview act={act.useParams().act} />;
}

export function SectionPage() {
  const { act: key, section: number } = section.useParams();
  const { q = '', at, note } = section.useSearch();
  const place = { q, at: at === undefined ? undefined : Number(at), note };
  return <SectionOverview key={`${key} ${number}`} act={key} section={number} place={place} />;
}
