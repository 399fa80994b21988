import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { chambersQuery } from '../queries.ts';
import { ChambersCard } from './chambers-card.tsx';

/** The chambers of the reader. */
export function ChambersList({ onNew }: { onNew: () => void }) {
  const { data, error, refetch } = useQuery(chambersQuery);
  if (error && !data)
    return (
      <ErrorState
        title={t(messages.chambersNotLoaded)}
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label={t(messages.loadingChambers)}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Landmark aria-hidden />}
        title={t(messages.noChambers)}
        action={<Button onClick={onNew}>{t(messages.addChambers)}</Button>}
      >
        {t(messages.noChambersHint)}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {data.map((one) => (
        <ChambersCard key={one.id} one={one} />
      ))}
    </div>
  );
}
