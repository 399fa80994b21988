import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, BookOpen, FolderPlus, MousePointerClick } from 'lucide-react';
import { memo } from 'react';
import type { HitMetadata, SearchHitBody } from '#shared/contracts/library.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { AddToCase } from '#web/features/library/cases/add-to-case.tsx';
import { useWithCase } from '#web/features/library/cases/remembered-case.tsx';
import { isUntreated, NoTreatment } from '#web/features/library/citator/no-treatment.tsx';
import { JudgmentStanding, StandingBadge } from '#web/features/library/citator/standing-line.tsx';
import { DocumentBadges } from '#web/features/library/document-badges.tsx';
import { DocumentDetails, Section } from '#web/features/library/document-details.tsx';
import { shownTitle } from '#web/features/library/format.ts';
import { HoldingSection } from '#web/features/library/insights/holding-section.tsx';
import { documentQuery } from '#web/features/library/queries.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { useAfterPaint } from '#web/ui/primitives/after-paint.ts';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';
import { ScrollArea } from '#web/ui/primitives/scroll-area.tsx';
import { readerAt } from '../search-url.ts';
import { ByLine } from './by-line.tsx';
import { OriginalActions, SimilarLink } from './card-actions.tsx';
import { CardPassage } from './card-passage.tsx';

type Props = {
  id: string | undefined;
  /** The selected result, if it is among the loaded ones. */
  hit: SearchHitBody | undefined;
  term: string;
  /** Goes back to the list, in a narrow window. */
  onBack?: () => void;
};

type DetailProps = { id: string; metadata: HitMetadata; hit: SearchHitBody | undefined; term: string };

function Actions({ id, metadata, hit, term }: DetailProps) {
  const withCase = useWithCase();
  return (
    <div className="flex flex-wrap gap-2">
      <PrimaryAction asChild>
        <Link to="/home/library/$id" params={{ id }} search={withCase(readerAt(term, hit?.highlight?.[0]))}>
          <BookOpen aria-hidden />
          {t(messages.openInReader)}
        </Link>
      </PrimaryAction>
      <AddToCase
        id={id}
        metadata={metadata}
        trigger={
          <Button>
            <FolderPlus aria-hidden />
            {t(messages.addToCase)}
          </Button>
        }
      />
      <SimilarLink id={id} className={buttonClass('secondary')} />
      <OriginalActions id={id} metadata={metadata} className={buttonClass('secondary')} />
    </div>
  );
}

/** The passages that answer the search; a press opens the reader there. */
function Passages({ id, hit, term }: Pick<DetailProps, 'id' | 'hit' | 'term'>) {
  const passages = hit?.highlight ?? [];
  if (passages.length === 0) return null;
  return (
    <Section title={t(messages.matchedPassages)}>
      <ul className="flex flex-col gap-3">
        {passages.map((passage) => (
          <li key={passage.index}>
            <CardPassage passage={passage} documentId={id} term={term} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The later treatment of a judgment; of one that is not among the results it is read. */
function Treatment({ id, metadata, hit }: Pick<DetailProps, 'id' | 'metadata' | 'hit'>) {
  if (metadata.type !== 'judgment') return null;
  if (hit === undefined) return <JudgmentStanding id={id} />;
  if (isUntreated(hit)) return <NoTreatment className="text-13 text-ink-soft" />;
  return (
    <div className="flex flex-wrap gap-2">
      <StandingBadge standing={hit.standing} />
    </div>
  );
}

/** Shows the document's facts and actions first; the sections take longer to draw. */
function Detail({ id, metadata, hit, term }: DetailProps) {
  const all = useAfterPaint(true, false);
  return (
    <article aria-labelledby="detail-title" className="flex flex-col gap-4">
      <header className="flex flex-col gap-3">
        <div>
          <h2
            id="detail-title"
            lang={languageOfText(shownTitle(metadata))}
            className="font-serif text-22 font-semibold"
          >
            {shownTitle(metadata)}
          </h2>
          <ByLine metadata={metadata} />
        </div>
        <DocumentBadges
          metadata={metadata}
          match={term ? hit?.match : undefined}
          points={term ? hit?._score : undefined}
        />
        <Treatment id={id} metadata={metadata} hit={hit} />
        <Actions id={id} metadata={metadata} hit={hit} term={term} />
      </header>
      <Passages id={id} hit={hit} term={term} />
      {all && metadata.type === 'judgment' ? <HoldingSection key={id} id={id} /> : null}
      {all ? <DocumentDetails id={id} metadata={metadata} /> : null}
    </article>
  );
}

/** The selected document; one that is not among the results is loaded by its id. */
function Selected({ id, hit, term }: { id: string; hit: SearchHitBody | undefined; term: string }) {
  const { data, error, refetch } = useQuery({ ...documentQuery(id), enabled: hit === undefined });
  const metadata = hit?._source ?? data?.metadata;
  if (metadata) return <Detail id={id} metadata={metadata} hit={hit} term={term} />;
  if (error)
    return <ErrorState title={t(common.error)} message={sentence(error)} onRetry={() => void refetch()} />;
  return (
    <Loading label={t(messages.loadingDocument)} className="flex flex-col gap-3">
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-40 w-full" />
    </Loading>
  );
}

export const DetailPane = memo(function DetailPane({ id, hit, term, onBack }: Props) {
  if (onBack)
    return (
      <div className="flex flex-col gap-4 max-md:pb-20">
        <Button variant="quiet" className="-ml-3 self-start" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {t(messages.backToResults)}
        </Button>
        {id ? <Selected id={id} hit={hit} term={term} /> : null}
      </div>
    );
  if (!id)
    return (
      <EmptyState
        icon={<MousePointerClick aria-hidden />}
        title={t(messages.selectFile)}
        className="h-full justify-center"
      />
    );
  return (
    <div className="h-full rounded-panel border border-line bg-surface">
      <ScrollArea label={t(messages.selectedDocument)} className="h-full">
        <div className="p-4 xl:p-6">
          <Selected id={id} hit={hit} term={term} />
        </div>
      </ScrollArea>
    </div>
  );
});
