import { getRouteApi } from '@tanstack/react-router';
import { CheckDocumentPage } from '#web/features/checks/check-page.tsx';

const route = getRouteApi('/home/check');

export function CheckPage() {
  return <CheckDocumentPage id={route.useSearch().id} />;
}
