import { FileText, Layers, TextSearch, TriangleAlert, Waypoints } from 'lucide-react';
import type { HitMetadata, MatchKind } from '#shared/contracts/library.ts';
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

export function TypeBadge({ metadata }: { metadata: HitMetadata }) {
  return <Badge icon={<FileText aria-hidden />}>{fileExtension(metadata)}</Badge>;
}

type Props = {
  metadata: HitMetadata;
  /** How it was found; undefined without a search. */
  match?: MatchKind | undefined;
  points?: number | undefined;
};

export function DocumentBadges({ metadata, match, points }: Props) {
  const found = match && MATCHES[match];
  return (
    <div className="flex flex-wrap gap-2">
      <TypeBadge metadata={metadata} />
      {found ? (
        <Badge tone={found.tone} icon={found.icon}>
          {t(found.label)}
        </Badge>
      ) : null}
      {points === undefined ? null : (
        <Badge className="tabular-nums">{t(messages.score, { score: score(points) })}</Badge>
      )}
      {metadata.sample ? <SampleBadge /> : null}
    </div>
  );
}
