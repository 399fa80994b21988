import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onAuthEvent } from '#web/data/auth-events.ts';
import { useAskBeforeLeaving } from '#web/ui/feedback/use-ask-before-leaving.ts';
import { coverageQuery } from '../queries.ts';
import { type AddingState, FolderAdding, isBusy } from './folder-adding.ts';

// One for each page load, so that a folder outlives the page on which it was chosen.
const known = new WeakMap<QueryClient, FolderAdding>();

function addingOf(client: QueryClient): FolderAdding {
  const there = known.get(client);
  if (there) return there;
  const adding = new FolderAdding(() => {
    void client.invalidateQueries({ queryKey: coverageQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['operator-library'] });
  });
  known.set(client, adding);
  // Another user may sign in on this page.
  onAuthEvent((event) => {
    if (event === 'SIGNED_OUT') adding.clear();
  });
  return adding;
}

/** What is being added, and how far it is. The browser asks before it closes the page meanwhile. */
export function useAdding(): { adding: FolderAdding; state: AddingState } {
  const adding = addingOf(useQueryClient());
  const state = useSyncExternalStore(adding.subscribe, adding.state);
  useAskBeforeLeaving(isBusy(state));
  return { adding, state };
}
