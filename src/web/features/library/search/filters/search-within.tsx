import { X } from 'lucide-react';
import { useState } from 'react';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

/** Words that narrow the results; they take effect with Enter, or when the field is left. */
export function SearchWithin({ within, onWithin }: { within: string; onWithin: (within: string) => void }) {
  const [text, setText] = useState(within);
  const [seen, setSeen] = useState(within);
  if (within !== seen) {
    setSeen(within);
    setText(within);
  }
  const commit = (next: string) => {
    if (next.trim() !== within) onWithin(next.trim());
  };
  return (
    <form
      className="relative w-full lg:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        commit(text);
      }}
    >
      <Input
        aria-label={t(messages.searchWithin)}
        placeholder={t(messages.searchWithin)}
        title={t(messages.searchWithinHint)}
        enterKeyHint="search"
        maxLength={SEARCH.maxWithin}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => commit(text)}
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
