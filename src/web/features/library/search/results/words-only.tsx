import { Info } from 'lucide-react';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';

/** Says that an answer lacks the search by meaning, because its endpoint does not answer. */
export function WordsOnly() {
  return (
    <p role="status" className="flex items-start gap-2 text-13 text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t(messages.wordsOnly)}
    </p>
  );
}
