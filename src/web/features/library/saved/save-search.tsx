import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { SAVED_SEARCHES } from '#shared/contracts/research/saved-searches.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import type { SearchState } from '../search/search-state.ts';
import { NameSearch } from './name-search.tsx';
import { saveSearch } from './queries.ts';

/** Saves what the search page shows, under a name. */
export function SaveSearch({ state }: { state: SearchState }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        <span className="max-md:sr-only">{t(messages.saveSearch)}</span>
      </Button>
      {open ? (
        <NameSearch
          title={t(messages.saveSearch)}
          name={state.q.trim().slice(0, SAVED_SEARCHES.name)}
          onSave={(name) => saveSearch(name, state)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
