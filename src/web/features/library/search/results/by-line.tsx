import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages as parts } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import { counterpartSentence } from '../../counterparts.ts';
import { benchStrength, courtLine, judgmentDate, mainCitation, shownTitle } from '../../format.ts';

/** Court · date · citation; of a section, the section that replaced it or that it replaced. */
export function byLine(metadata: HitMetadata): string {
  if (metadata.type === 'act') return counterpartSentence(metadata.counterparts);
  // A judgment without a cause title is named by its citation.
  const citation = mainCitation(metadata);
  const ofCase =
    citation === shownTitle(metadata) ? metadata.case_number : (citation ?? metadata.case_number);
  return [
    metadata.named_by_others === undefined ? undefined : t(parts.namedByOthers),
    courtLine(metadata),
    benchStrength(metadata),
    metadata.dated ? judgmentDate(metadata.dated) : undefined,
    ofCase,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The line below a title. */
export function ByLine({ metadata, className }: { metadata: HitMetadata; className?: string }) {
  const line = byLine(metadata);
  if (line === '') return null;
  return <p className={`text-13 text-ink-soft ${className ?? ''}`}>{line}</p>;
}
