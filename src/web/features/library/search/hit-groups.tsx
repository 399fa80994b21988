import { type ReactNode, useState } from 'react';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { cx } from '#web/ui/primitives/class-names.ts';
import { ResultCard } from './results/result-card.tsx';
import type { Results } from './results/use-results.ts';

type Hit = Results['hits'][number];

type Group = {
  key: 'exact' | 'mentions' | 'similar' | 'unlike' | 'acts';
  /** Names the list; the usual list has the heading of the page. */
  name: string;
  hint?: string | undefined;
  hits: readonly Hit[];
};

/** Exact results, or what mentions a document that the library lacks; then what is only like it; then sections of acts. */
export function groupsOf({ hits, acts, about }: Pick<Results, 'hits' | 'acts' | 'about'>): Group[] {
  const ofActs = new Set(acts.map(({ _id }) => _id));
  const others = hits.filter(({ _id }) => !ofActs.has(_id));
  const unlike = others.filter(({ shared }) => shared?.degree === 'little');
  const exact = others.filter(({ similar, shared }) => !similar && shared?.degree !== 'little');
  const groups: Group[] = [
    about.not_in_library
      ? {
          key: 'mentions',
          name: t(about.not_in_library.nearest ? messages.nearestTitles : messages.mentionedIn),
          hits: exact,
        }
      : { key: 'exact', name: t(messages.searchResults), hits: exact },
    {
      key: 'similar',
      name: t(messages.similarResults),
      hint: t(messages.similarResultsHint),
      hits: others.filter(({ similar }) => similar),
    },
    { key: 'unlike', name: t(messages.noLongerAlike), hint: t(messages.noLongerAlikeHint), hits: unlike },
    { key: 'acts', name: t(messages.sectionsOfActs), hits: acts },
  ];
  return groups.filter((group) => group.hits.length > 0);
}

/** True where the last loaded page has nothing that is still alike, so that the list ends there. */
export function nothingAlikeLeft({ hits, acts }: Pick<Results, 'hits' | 'acts'>): boolean {
  const ofActs = new Set(acts.map(({ _id }) => _id));
  const last = hits.filter(({ _id }) => !ofActs.has(_id)).slice(-SEARCH.defaultSize);
  return last.length > 0 && last.every(({ shared }) => shared?.degree === 'little');
}

type Props = {
  results: Results;
  term: string;
  browsing: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Below what is no longer alike: the button for more of it. */
  moreUnlike: ReactNode;
};

type ListProps = Omit<Props, 'results' | 'moreUnlike'> & Pick<Group, 'name' | 'hits'> & { stale: boolean };

function Cards({ name, hits, stale, term, browsing, selected, onSelect }: ListProps) {
  return (
    <ol
      aria-label={name}
      className={cx('flex flex-col gap-3 transition-opacity delay-150', stale && 'opacity-60')}
    >
      {hits.map((hit) => (
        <li key={hit._id}>
          <ResultCard
            hit={hit}
            term={term}
            selected={hit._id === selected}
            scored={!browsing}
            onSelect={onSelect}
          />
        </li>
      ))}
    </ol>
  );
}

/** The list stops where nothing is alike any more; who wants to see the rest opens it. */
function NoLongerAlike({ hint, more, ...list }: ListProps & Pick<Group, 'hint'> & { more: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="mt-2 border-line border-t"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-3">
        <h3 className="inline text-16 font-semibold">{list.name}</h3>
        <span className="block text-13 text-ink-soft">{hint}</span>
      </summary>
      {open ? <Cards {...list} /> : null}
      {open ? more : null}
    </details>
  );
}

/** The cards of an answer, group by group. */
export function HitGroups({ results, moreUnlike, ...props }: Props) {
  return groupsOf(results).map(({ key, name, hint, hits }) => {
    const list = { ...props, name, hits, stale: results.stale };
    if (key === 'unlike') return <NoLongerAlike key={key} hint={hint} more={moreUnlike} {...list} />;
    return (
      <div key={key} className="flex flex-col gap-3">
        {key === 'exact' ? null : (
          <div className="mt-2 border-line border-t pt-3">
            <h3 className="text-16 font-semibold">{name}</h3>
            {hint ? <p className="text-13 text-ink-soft">{hint}</p> : null}
          </div>
        )}
        <Cards {...list} />
      </div>
    );
  });
}
