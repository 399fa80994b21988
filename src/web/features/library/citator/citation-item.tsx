import { Link } from '@tanstack/react-router';
import { benchWords } from '#shared/bench-words.ts';
import type { CitationRow, Direction } from '#shared/contracts/research/citations.ts';
import type { Treatment } from '#shared/contracts/research/treatments.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';
import { aroundName } from './around-name.ts';
import { RestsBadge, StandingBadge } from './standing-line.tsx';

const TONES: Record<Treatment, BadgeTone> = {
  followed: 'good',
  affirmed: 'good',
  distinguished: 'caution',
  doubted: 'caution',
  overruled: 'bad',
  reversed: 'bad',
  referred: 'note',
};

type Props = {
  row: CitationRow;
  direction: Direction;
  id: string;
  /** The names of the judgment whose citations are listed. */
  names: readonly string[];
};

/** Citation, court, bench, year, how often it cites and how often it is cited, in one line. */
function factsOf({
  document_id,
  nearest,
  title,
  citation,
  year,
  court,
  court_name,
  bench_strength,
  listed,
  cited,
  places,
}: CitationRow) {
  const absent = nearest ? '' : t(messages.notInLibrary);
  return [
    citation === title ? '' : citation,
    court_name,
    bench_strength === undefined ? '' : benchWords(court, bench_strength),
    year?.toString(),
    listed ? t(messages.listed) : '',
    places > 1 ? t(messages.places, { count: places }) : '',
    document_id ? t(messages.citedTimes, { count: cited }) : absent,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Warns of a judgment that lost authority; one that was only followed or distinguished is no warning here. */
function WeakenedLine({ standing }: Pick<CitationRow, 'standing'>) {
  const weak = standing?.signal === 'overruled' || standing?.signal === 'doubted';
  if (!weak && standing?.rests_on === undefined) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {weak ? <StandingBadge standing={standing} /> : <RestsBadge rests={standing?.rests_on} />}
    </div>
  );
}

/** One judgment in a line, with the sentence that cites. The place is in the judgment that cites. */
export function CitationItem({ row, direction, id, names }: Props) {
  const { document_id, nearest, title, citation, paragraph, index, sentence, treatment, listed } = row;
  const cut = aroundName(sentence, direction === 'cites' ? [title, citation] : names);
  const citing = direction === 'cites' || listed ? id : (document_id ?? id);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
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
        <span className="text-13 text-ink-soft md:min-w-60 md:flex-1">{factsOf(row)}</span>
        <Link
          to="/home/library/$id"
          params={{ id: citing }}
          search={{ at: String(index) }}
          data-row={document_id ? undefined : true}
          className="relative -my-3 py-3 text-13 text-link md:my-0 md:py-0"
        >
          {listed
            ? t(messages.openList)
            : paragraph === undefined
              ? t(messages.openPlace)
              : t(messages.openParagraph, { paragraph })}
        </Link>
      </div>
      {document_id === undefined ? null : <WeakenedLine standing={row.standing} />}
      {nearest ? (
        <Link to="/home/library/$id" params={{ id: nearest.document_id }} className="text-ui text-link">
          {t(messages.nearestTitle, { title: nearest.title })}
        </Link>
      ) : null}
      <blockquote
        lang={languageOfText(sentence)}
        title={cut === sentence ? undefined : sentence}
        className="max-w-[66ch] font-serif text-16"
      >
        {cut}
      </blockquote>
    </li>
  );
}
