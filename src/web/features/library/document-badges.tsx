import { BookOpenText, FileText, Layers, TextSearch, TriangleAlert, Waypoints } from 'lucide-react';
import type { HitMetadata } from '#shared/contracts/library.ts';
import type { MatchKind } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { fileExtension, score } from './format.ts';

const MATCHES = {
  keyword: { tone: 'note', icon: <TextSearch aria-hidden />, label: messages.keywordMatch },
  semantic: { tone: 'accent', icon: <Waypoints aria-hidden />, label: messages.semanticMatch },
  hybrid: { tone: 'good', icon: <Layers aria-hidden />, label: messages.hybridMatch },
} as const;

export function SampleBadge() {
  return (
    <Badge tone="caution" icon={<TriangleAlert aria-hidden />}>
      {t(messages.sample)}
    </Badge>
  );
}

/** Marks our own words about a section of an act. */
export function SummaryBadge() {
  return (
    <Badge tone="caution" icon={<BookOpenText aria-hidden />}>
      {t(messages.summaryNotText)}
    </Badge>
  );
}

/** Warnings that a document is no real judgment, or not the text of an act. */
export function WarningBadges({ metadata }: { metadata: Pick<HitMetadata, 'sample' | 'summary'> }) {
  return (
    <>
      {metadata.sample ? <SampleBadge /> : null}
      {metadata.summary ? <SummaryBadge /> : null}
    </>
  );
}

/** Badge that says how a document was found. */
export function MatchBadge({ match }: { match: MatchKind }) {
  const { tone, icon, label } = MATCHES[match];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

export function TypeBadge({ metadata }: { metadata: HitMetadata }) {
  return <Badge icon={<FileText aria-hidden />}>{fileExtension(metadata)}</Badge>;
}

export function ScoreBadge({ points }: { points: number }) {
  return <Badge className="tabular-nums">{t(messages.score, { score: score(points) })}</Badge>;
}

type Props = {
  metadata: HitMetadata;
  /** Kind of match; undefined without a search. */
  match?: MatchKind | undefined;
  points?: number | undefined;
};

export function DocumentBadges({ metadata, match, points }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <TypeBadge metadata={metadata} />
      {match ? <MatchBadge match={match} /> : null}
      {points === undefined ? null : <ScoreBadge points={points} />}
      <WarningBadges metadata={metadata} />
    </div>
  );
}
