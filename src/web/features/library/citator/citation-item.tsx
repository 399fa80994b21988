import { Link } from '@tanstack/react-router';
import type { CitationRow, Direction, Treatment } from '#shared/contracts/research/citations.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';

const TONES: Record<Treatment, BadgeTone> = {
  followed: 'good',
  affirmed: 'good',
  distinguished: 'caution',
  doubted: 'caution',
  overruled: 'bad',
  reversed: 'bad',
  referred: 'note',
};

/** One citation with the sentence that cites. The place is in the judgment that cites. */
export function CitationItem({ row, direction, id }: { row: CitationRow; direction: Direction; id: string }) {
  const { document_id, nearest, title, citation, year, court_name } = row;
  const { paragraph, index, sentence, treatment, listed, cited } = row;
  const known = document_id
    ? t(messages.citedTimes, { count: cited })
    : nearest
      ? ''
      : t(messages.notInLibrary);
  const citing = direction === 'cites' || listed ? id : (document_id ?? id);
  const facts = [
    citation === title ? '' : citation,
    court_name,
    year?.toString(),
    listed ? t(messages.listed) : '',
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {document_id ? (
          <Link
            to="/home/library/$id"
            params={{ id: document_id }}
            data-row
            lang={languageOfText(title)}
            className="text-link font-serif text-16"
          >
            {title}
          </Link>
        ) : (
          <span lang={languageOfText(title)} className="font-serif text-16">
            {title}
          </span>
        )}
        {treatment ? (
          <Badge tone={TONES[treatment]}>{t(messages.treatment, { kind: treatment })}</Badge>
        ) : null}
      </div>
      <p className="text-13 text-ink-soft">{[...facts, known].filter(Boolean).join(' · ')}</p>
      {nearest ? (
        <Link to="/home/library/$id" params={{ id: nearest.document_id }} className="text-ui text-link">
          {t(messages.nearestTitle, { title: nearest.title })}
        </Link>
      ) : null}
      <blockquote lang={languageOfText(sentence)} className="max-w-[66ch] font-serif text-16">
        {sentence}
      </blockquote>
      <Link
        to="/home/library/$id"
        params={{ id: citing }}
        search={{ at: String(index) }}
        data-row={document_id ? undefined : true}
        className="relative -my-3 inline-block self-start py-3 text-13 text-link md:my-0 md:py-0"
      >
        {listed
          ? t(messages.openList)
          : paragraph === undefined
            ? t(messages.openPlace)
            : t(messages.openParagraph, { paragraph })}
      </Link>
    </li>
  );
}
