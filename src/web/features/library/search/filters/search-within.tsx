import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { useEscapeTwice } from '#web/ui/forms/use-escape-twice.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { useDebounced } from '../debounce.ts';

/** Words that narrow the results, as the user types; at once with Enter, or when the field is left. */
export function SearchWithin({ within, onWithin }: { within: string; onWithin: (within: string) => void }) {
  const [text, setText] = useState(within);
  const committed = useRef(within);
  const commit = useDebounced((next: string) => {
    const words = next.trim();
    if (words === committed.current) return;
    committed.current = words;
    onWithin(words);
  }, SEARCH.debounceMs);
  useEffect(() => {
    // The words that the user types while the address follows stay.
    if (within === committed.current) return;
    commit.cancel();
    committed.current = within;
    setText(within);
  }, [within, commit]);
  const type = (next: string) => {
    setText(next);
    commit.call(next);
  };
  const onEscape = useEscapeTwice(() => {
    type('');
    commit.flush();
  });
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={onEscape}
        onBlur={() => commit.flush()}
        className="pr-11"
      />
      {text ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.clearWithin)}
          className="absolute top-0 right-0"
          onClick={() => {
            type('');
            commit.flush();
          }}
        >
          <X aria-hidden />
        </Button>
      ) : null}
    </form>
  );
}
