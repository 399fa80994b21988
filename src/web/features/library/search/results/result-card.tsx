import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { HitMetadata, PassageBody, SearchHitBody } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import type { SharedPoints } from '#shared/contracts/research/shared-points.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { useWithCase } from '#web/features/library/cases/remembered-case.tsx';
import { isUntreated, NoTreatment } from '#web/features/library/citator/no-treatment.tsx';
import { StandingBadge } from '#web/features/library/citator/standing-line.tsx';
import { MatchBadge, WarningBadges } from '#web/features/library/document-badges.tsx';
import { shownTitle, snippet } from '#web/features/library/format.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { useAfterPaint } from '#web/ui/primitives/after-paint.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { readerAt } from '../search-url.ts';
import { ByLine } from './by-line.tsx';
import { CARD_ACTION, CardActions } from './card-actions.tsx';
import { CardDetails } from './card-details.tsx';
import { CardPassage } from './card-passage.tsx';

/** Says how alike a similar judgment is, and names the facts, sections, issues and authorities that both share. */
function SharedLine({ shared }: { shared: SharedPoints | undefined }) {
  if (shared === undefined || shared.degree === 'little') return null;
  const { degree, sections, authorities, facts, keywords } = shared;
  const kinds = [
    [messages.sharedFacts, facts],
    [messages.sharedSections, sections],
    [messages.sharedIssues, keywords],
    [messages.sharedAuthorities, authorities],
  ] as const;
  const points = kinds.flatMap(([message, those]) =>
    those.length === 0 ? [] : [t(message, { points: formatList(those) })],
  );
  const alike = t(messages.alike, { degree });
  return (
    <p className="line-clamp-2 text-13 text-ink-soft">
      {points.length === 0 ? alike : t(messages.alikeShares, { alike, points: points.join('; ') })}
    </p>
  );
}

/**
 * The browser leaves out cards that are far from the window, so that a press or a key elsewhere does not lay them out and paint
 * them again. The first five have their own heights from the start: an estimated height would move what is in the window.
 * A card moves its colours only under the pointer: of a press they would cost the frame that shows it.
 */
export const RESULT_CARD =
  'relative flex scroll-my-4 flex-col rounded-panel border border-line bg-surface px-3 pt-2.5 pb-1 [contain-intrinsic-height:auto_12.25rem] [li:nth-child(n+6)>&]:[content-visibility:auto] hover:border-edge hover:transition-colors aria-[current=true]:border-accent aria-[current=true]:bg-raised aria-[current=true]:transition-none has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:-outline-offset-2 has-[h3_a:focus-visible]:outline-accent md:px-4 md:pt-3 md:[contain-intrinsic-height:auto_7.25rem]';
export const RESULT_TITLE =
  'line-clamp-2 font-serif text-16 leading-snug font-semibold md:line-clamp-1 md:text-18 md:leading-snug';

type TitleProps = {
  id: string;
  metadata: HitMetadata;
  term: string;
  passage: PassageBody | undefined;
  onSelect: (id: string) => void;
};

function Title({ id, metadata, term, passage, onSelect }: TitleProps) {
  const withCase = useWithCase();
  return (
    <h3 lang={languageOfText(shownTitle(metadata))} className={RESULT_TITLE}>
      <Link
        to="/home/library/$id"
        params={{ id }}
        search={withCase(readerAt(term, passage))}
        data-result={id}
        preload={false}
        onClick={(event) => {
          // A click selects; the keyboard, or a click for a new tab, opens.
          if (event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onSelect(id);
        }}
        title={shownTitle(metadata)}
        className="no-underline outline-none after:absolute after:inset-0 after:rounded-panel"
      >
        {shownTitle(metadata)}
      </Link>
    </h3>
  );
}

type ExcerptProps = { id: string; metadata: HitMetadata; term: string; passage: PassageBody | undefined };

/** The best passage; without a search, how the document begins. */
function Excerpt({ id, metadata, term, passage }: ExcerptProps) {
  if (passage) return <CardPassage passage={passage} documentId={id} term={term} />;
  if (!metadata.case_facts) return null;
  return (
    <p lang={languageOfText(metadata.case_facts)} className="line-clamp-3 font-serif text-16">
      {snippet(metadata.case_facts, SEARCH.factsSnippet)}
    </p>
  );
}

/** The excerpt of a judgment without a cause title, whose first line takes a line of the card. */
const ONE_LINE = 'md:[&_.line-clamp-3]:line-clamp-2';
/** The same where the badges of a sample with a treatment take another line. */
const MORE_BADGES = '[&_.line-clamp-3]:line-clamp-2';

/** Small words that a judgment has no treatment, in the room beside the badges: one line on a phone, two at a desk. */
const UNTREATED =
  'line-clamp-1 min-w-40 flex-1 basis-0 self-center text-12 leading-snug text-ink-soft md:line-clamp-2';
const BESIDE_ACTIONS = 'max-md:basis-full md:flex-1 md:basis-0';

/** Says what is missing to know whether a judgment binds the court of the filter. */
function AuthorityBadge({ hit: { authority, _source } }: { hit: SearchHitBody }) {
  if (authority?.missing === undefined) return null;
  const { bench_strength: count } = _source;
  const said =
    authority.missing === 'date'
      ? t(messages.bindsIfEarlier)
      : authority.missing === 'bench' || count === undefined
        ? t(messages.bindsIfAsLarge)
        : t(messages.bindsBenchesUpTo, { count });
  return (
    <Badge tone="note" className="max-w-full">
      <span className="truncate">{said}</span>
    </Badge>
  );
}

type Props = {
  hit: SearchHitBody;
  term: string;
  selected: boolean;
  /** True when the hit comes from a search, and so has a score. */
  scored: boolean;
  onSelect: (id: string) => void;
};

/**
 * One result. A click anywhere selects it; Enter on its title opens the reader, as does the title in a new tab. Closed,
 * it is at most 195 px tall at a desk and 285 px on a phone. A choice elsewhere on the page does not draw it again.
 */
export const ResultCard = memo(function ResultCard({ hit, term, selected, scored, onSelect }: Props) {
  const { _id: id, _source: metadata, highlight = [] } = hit;
  const [open, setOpen] = useState(false);
  // The arrow turns first.
  const drawn = useAfterPaint(open) && open;
  const detailsId = useId();
  // A sample is not an authority, so a missing treatment says nothing.
  const untreated = isUntreated(hit) && !metadata.sample;
  return (
    <article aria-current={selected ? 'true' : undefined} className={RESULT_CARD}>
      <Title id={id} metadata={metadata} term={term} passage={highlight[0]} onSelect={onSelect} />
      <ByLine metadata={metadata} className="line-clamp-3 md:line-clamp-1" />
      {metadata.untitled?.first_line ? (
        <p lang={languageOfText(metadata.untitled.first_line)} className="line-clamp-1 text-13 text-ink-soft">
          {metadata.untitled.first_line}
        </p>
      ) : null}
      <div
        className={cx(
          'mt-1',
          metadata.untitled?.first_line && ONE_LINE,
          metadata.sample && hit.standing && MORE_BADGES,
        )}
      >
        <Excerpt id={id} metadata={metadata} term={term} passage={highlight[0]} />
      </div>
      <SharedLine shared={hit.shared} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
        <div className={cx('flex min-w-0 flex-wrap gap-x-2 gap-y-1', untreated && BESIDE_ACTIONS)}>
          {scored ? <MatchBadge match={hit.match} /> : null}
          <WarningBadges metadata={metadata} />
          <AuthorityBadge hit={hit} />
          <StandingBadge standing={hit.standing} />
          {untreated ? <NoTreatment className={UNTREATED} /> : null}
        </div>
        <div className="-mx-2.5 flex flex-wrap">
          <CardActions id={id} metadata={metadata} term={term} passage={highlight[0]} />
          <button
            type="button"
            aria-expanded={open}
            aria-controls={drawn ? detailsId : undefined}
            onClick={() => setOpen(!open)}
            className={CARD_ACTION}
          >
            {t(messages.details)}
            <ChevronDown
              aria-hidden
              // It turns without a transition: else everything behind it would become layers of its own meanwhile.
              className={cx('max-md:block!', open && 'rotate-180')}
            />
          </button>
        </div>
      </div>
      {drawn ? (
        <CardDetails id={detailsId} hit={hit} term={term} scored={scored} more={highlight.slice(1, 3)} />
      ) : null}
    </article>
  );
});
