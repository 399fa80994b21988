import { X } from 'lucide-react';
import { useState } from 'react';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { useDebounced } from '../debounce.ts';

/** Words that narrow the results, as the user types; at once with Enter, or when the field is left. */
export function SearchWithin({ within, onWithin }: { within: string; onWithin: (within: string) => void }) {
  const [text, setText] = useState(within);
  const [seen, setSeen] = useState(within);
  if (within !== seen) {
    setSeen(within);
    if (within !== text.trim()) setText(within);
  }
  const commit = useDebounced((next: string) => {
    if (next.trim() !== within) onWithin(next.trim());
  }, SEARCH.debounceMs);
  return (
    <form
      className="relative min-w-0 flex-1 lg:max-w-72"
      onSubmit={(event) => {
        event.preventDefault();
        commit.flush();
      }}
    >
      <Input
        aria-label={t(messages.searchWithin)}
        placeholder={t(messages.searchWithin)}
        title={t(messages.searchWithinHint)}
        enterKeyHint="search"
        maxLength={SEARCH.maxWithin}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          commit.call(event.target.value);
        }}
        onBlur={() => commit.flush()}
        className="pr-11"
      />
      {within ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.clearWithin)}
          className="absolute top-0 right-0"
          onClick={() => onWithin('')}
        >
          <X aria-hidden />
        </Button>
      ) : null}
    </form>
  );
}
