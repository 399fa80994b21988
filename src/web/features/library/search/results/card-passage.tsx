import { Link } from '@tanstack/react-router';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { PassageBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { useWithCase } from '#web/features/library/cases/remembered-case.tsx';
import { Marked } from '#web/features/library/marked.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { readerAt } from '../search-url.ts';
import { excerptOf } from './excerpt.ts';

type Props = { passage: PassageBody; documentId: string; term: string };

/** Three lines of a passage around its found words; it opens the reader there. */
export function CardPassage({ passage, documentId, term }: Props) {
  const { text, marks } = excerptOf(passage);
  const withCase = useWithCase();
  return (
    <Link
      to="/home/library/$id"
      params={{ id: documentId }}
      search={withCase(readerAt(term, passage))}
      className="relative z-10 -mx-2 flex gap-2 rounded-control px-2 no-underline transition-colors hover:bg-wash"
    >
      {passage.paragraph ? (
        <span className="shrink-0 pt-0.5 text-13 text-ink-faint tabular-nums">
          <span className="sr-only">{t(messages.paragraph)} </span>
          {passage.paragraph}
        </span>
      ) : null}
      <span lang={languageOfText(text)} className="line-clamp-3 min-w-0 font-serif text-16">
        {passage.whose ? (
          <span className="font-sans text-13 text-ink-soft">{whoseSentence(passage.whose)} · </span>
        ) : null}
        <Marked text={text} marks={marks} />
      </span>
    </Link>
  );
}
