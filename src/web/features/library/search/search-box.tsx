import { Search } from 'lucide-react';
import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { useEscapeTwice } from '#web/ui/forms/use-escape-twice.ts';
import { useDebounced } from './debounce.ts';

type Props = {
  q: string;
  searching: boolean;
  /** The words to search for, or ''; `replace` while the user still types the same words. */
  onSearch: (q: string, how: 'push' | 'replace') => void;
  /** The user wants the first result of these words, which may still be loading. */
  onArrowDown: (q: string) => void;
};

const isShort = (text: string) => text.trim().length < SEARCH.minTermLength;

/** Holds the typed text; the URL gets the words 500 ms after typing stops, or at once on Enter. */
function useTerm({ q, onSearch }: Props) {
  const [text, setText] = useState(q);
  const committed = useRef(q);
  const typing = useRef(false);
  const commit = useDebounced((next: string) => {
    const term = isShort(next) ? '' : next;
    if (term === committed.current) return;
    onSearch(term, typing.current ? 'replace' : 'push');
    committed.current = term;
    typing.current = true;
  }, SEARCH.debounceMs);

  useEffect(() => {
    if (q === committed.current) return;
    // The URL changed from outside: back, forward, an example.
    commit.cancel();
    committed.current = q;
    typing.current = false;
    setText(q);
  }, [q, commit]);

  return {
    text,
    type: (next: string) => {
      setText(next);
      commit.call(next);
    },
    finish: () => {
      commit.flush();
      typing.current = false;
      return committed.current;
    },
  };
}

/** A chosen result does not draw it again. */
export const SearchBox = memo(function SearchBox(props: Props) {
  const { text, type, finish } = useTerm(props);
  const short = text.trim() !== '' && isShort(text);
  const onEscape = useEscapeTwice(() => {
    type('');
    finish();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <form aria-label={t(common.searchTheLibrary)} onSubmit={submit} className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        aria-label={t(messages.searchLabel)}
        aria-describedby="search-hint search-operators"
        placeholder={t(messages.searchPlaceholder)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={SEARCH.maxQueryLength}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => finish()}
        onKeyDown={(event) => {
          onEscape(event);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          props.onArrowDown(finish());
        }}
        className="h-13 w-full rounded-panel border border-edge bg-surface pr-4 pl-12 text-16 text-ink hover:border-ink-soft hover:transition-colors focus-visible:border-accent focus-visible:outline-offset-0 focus-visible:transition-none md:text-18"
      />
      <p
        id="search-hint"
        role="status"
        className="pointer-events-none absolute top-1/2 right-11 -translate-y-1/2 rounded-control bg-surface px-2 text-13 text-ink-soft empty:hidden"
      >
        {props.searching
          ? t(messages.searching)
          : short
            ? t(messages.tooShort, { count: SEARCH.minTermLength })
            : ''}
      </p>
    </form>
  );
});
