import type { HitMetadata, PassageBody, SearchHitBody } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { CheckCitations } from '#web/features/library/check-citations.tsx';
import { ScoreBadge, TypeBadge } from '#web/features/library/document-badges.tsx';
import {
  contentType,
  courtLine,
  fileName,
  judgmentDate,
  snippet,
  textLabel,
} from '#web/features/library/format.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { cx } from '#web/ui/primitives/class-names.ts';
import { OriginalActions, QUIET_ACTION, SimilarLink } from './card-actions.tsx';
import { CardPassage } from './card-passage.tsx';

function Fact({ name, words, wide = false }: { name: string; words: string; wide?: boolean }) {
  return (
    <div className={cx('flex gap-2', wide && 'sm:col-span-2')}>
      <dt className="w-20 shrink-0 text-ink-faint">{name}</dt>
      <dd lang={languageOfText(words)} className="line-clamp-2 min-w-0">
        {words}
      </dd>
    </div>
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
      {facts ? <Fact name={textLabel(metadata, t(messages.facts))} words={facts} wide /> : null}
      {rows.map(([name, words]) => (words ? <Fact key={name} name={name} words={words} /> : null))}
      {metadata.keywords.length > 0 ? (
        <Fact name={t(messages.keywords)} words={metadata.keywords.join(', ')} wide />
      ) : null}
    </dl>
  );
}

type Props = {
  id: string;
  hit: SearchHitBody;
  term: string;
  scored: boolean;
  /** Passages that the card does not show. */
  more: readonly PassageBody[];
};

/** Everything that the specification puts on a card and that few need at first sight. */
export function CardDetails({ id, hit, term, scored, more }: Props) {
  const metadata = hit._source;
  return (
    <div id={id} className="relative z-10 mt-2 flex flex-col gap-3 border-t border-line pt-3">
      {more.map((passage) => (
        <CardPassage key={passage.index} passage={passage} documentId={hit._id} term={term} />
      ))}
      <Facts metadata={metadata} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <TypeBadge metadata={metadata} />
        {scored ? <ScoreBadge points={hit._score} /> : null}
        <p className="min-w-0 text-12 wrap-anywhere text-ink-faint">
          {fileName(metadata)} · {fileSize(metadata.size)} · {contentType(metadata)}
        </p>
      </div>
      <div className="-mx-2.5 flex flex-wrap">
        <OriginalActions id={hit._id} metadata={metadata} className={QUIET_ACTION} />
        <SimilarLink id={hit._id} className={QUIET_ACTION} />
        <CheckCitations id={hit._id} metadata={metadata} className={QUIET_ACTION} />
      </div>
    </div>
  );
}
