import { Link } from '@tanstack/react-router';
import type { HitMetadata, PassageBody, SearchHitBody } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { DocumentBadges } from '#web/features/library/document-badges.tsx';
import {
  contentType,
  courtLine,
  fileName,
  judgmentDate,
  mainCitation,
  snippet,
} from '#web/features/library/format.ts';
import { Marked } from '#web/features/library/marked.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { CardActions } from './card-actions.tsx';

/** Court · date · citation. */
export function ByLine({ metadata }: { metadata: HitMetadata }) {
  const parts = [
    courtLine(metadata),
    metadata.dated ? judgmentDate(metadata.dated) : undefined,
    mainCitation(metadata) ?? metadata.case_number,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="text-13 text-ink-soft">{parts.join(' · ')}</p>;
}

function Passages({
  passages,
  documentId,
  term,
}: {
  passages: readonly PassageBody[];
  documentId: string;
  term: string;
}) {
  const numbered = passages.some(({ number }) => number !== undefined);
  return (
    <ul className="flex flex-col gap-1">
      {passages.map((passage) => (
        <li key={passage.paragraph}>
          <Link
            to="/home/library/$id"
            params={{ id: documentId }}
            search={{ ...(term ? { q: term } : {}), at: String(passage.paragraph) }}
            className="relative z-10 -mx-2 flex gap-3 rounded-control px-2 py-1 no-underline transition-colors hover:bg-wash"
          >
            {numbered ? (
              <span className="min-w-6 shrink-0 pt-0.5 text-right text-13 text-ink-faint tabular-nums">
                {passage.number ? <span className="sr-only">{t(messages.paragraph)} </span> : null}
                {passage.number}
              </span>
            ) : null}
            <span className="min-w-0 font-serif text-16">
              <Marked text={passage.text} marks={passage.marks} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The facts of a document in the order of the specification. */
function Facts({ metadata }: { metadata: HitMetadata }) {
  const rows: [string, string | undefined][] = [
    [t(messages.case), metadata.case_number],
    [t(messages.court), courtLine(metadata)],
    [t(messages.date), metadata.dated ? judgmentDate(metadata.dated) : undefined],
    [t(messages.judge), metadata.judge_name],
    [t(messages.petitioner), metadata.petitioner],
    [t(messages.respondent), metadata.respondent],
  ];
  const facts = metadata.case_facts ? snippet(metadata.case_facts, SEARCH.factsSnippet) : undefined;
  return (
    <dl className="grid gap-x-6 gap-y-1 text-13 sm:grid-cols-2">
      {facts ? (
        <Fact name={t(metadata.type === 'judgment' ? messages.facts : messages.text)} words={facts} wide />
      ) : null}
      {rows.map(([name, words]) => (words ? <Fact key={name} name={name} words={words} /> : null))}
      {metadata.keywords.length > 0 ? (
        <Fact name={t(messages.keywords)} words={metadata.keywords.join(', ')} wide />
      ) : null}
    </dl>
  );
}

function Fact({ name, words, wide = false }: { name: string; words: string; wide?: boolean }) {
  return (
    <div className={cx('flex gap-2', wide && 'sm:col-span-2')}>
      <dt className="w-20 shrink-0 text-ink-faint">{name}</dt>
      <dd className="line-clamp-2 min-w-0">{words}</dd>
    </div>
  );
}

type Props = {
  hit: SearchHitBody;
  term: string;
  selected: boolean;
  /** Whether the hit comes from a search, and so has a score. */
  scored: boolean;
  onSelect: (id: string) => void;
};

/**
 * One result. A click anywhere selects it; Enter on its title opens the reader, as does the title in a new tab.
 */
export function ResultCard({ hit, term, selected, scored, onSelect }: Props) {
  const { _id: id, _source: metadata, highlight = [] } = hit;
  return (
    <article
      aria-current={selected ? 'true' : undefined}
      className="relative flex scroll-my-4 flex-col gap-3 rounded-panel border border-line bg-surface p-4 transition-colors hover:border-edge aria-[current=true]:border-accent aria-[current=true]:bg-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:-outline-offset-2 has-[h3_a:focus-visible]:outline-accent"
    >
      <div className="flex flex-col gap-1">
        <h3 className="font-serif text-18 leading-snug font-semibold">
          <Link
            to="/home/library/$id"
            params={{ id }}
            search={term ? { q: term } : {}}
            data-result={id}
            preload={false}
            onClick={(event) => {
              // A click selects; the keyboard, or a click for a new tab, opens.
              if (event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSelect(id);
            }}
            className="no-underline outline-none after:absolute after:inset-0 after:rounded-panel"
          >
            {metadata.title}
          </Link>
        </h3>
        <ByLine metadata={metadata} />
      </div>
      {highlight.length > 0 ? (
        <Passages passages={highlight.slice(0, 2)} documentId={id} term={term} />
      ) : null}
      <DocumentBadges
        metadata={metadata}
        match={scored ? hit.match : undefined}
        points={scored ? hit._score : undefined}
      />
      <Facts metadata={metadata} />
      <p className="text-12 text-ink-faint">
        {fileName(metadata)} · {fileSize(metadata.size)} · {contentType(metadata)}
      </p>
      <CardActions id={id} metadata={metadata} term={term} />
    </article>
  );
}
