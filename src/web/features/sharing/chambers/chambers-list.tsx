import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { chambersQuery } from '../queries.ts';
import { ChambersCard } from './chambers-card.tsx';

/** The chambers of the reader. */
export function ChambersList({ onNew }: { onNew: () => void }) {
  const query = useQuery(chambersQuery);
  const { data } = query;
  if (!data)
    return (
      <Unloaded
        of={query}
        failed={t(messages.chambersNotLoaded)}
        loading={t(messages.loadingChambers)}
        skeleton="h-40"
      />
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
