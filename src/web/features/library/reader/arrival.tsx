import { CornerDownRight } from 'lucide-react';
import { messages } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import type { ReaderFinding } from './use-reader-finding.ts';

function sentenceOf({ said, number = '' }: ReaderFinding['arrival']): string {
  if (said === 'moved') return t(messages.placeMoved);
  return said === 'gone' ? t(messages.placeGone) : t(messages.numberGone, { number });
}

/** Says that a link leads to another place than the one it names, or to none. */
export function Arrival({ arrival }: Pick<ReaderFinding, 'arrival'>) {
  if (!arrival.said) return null;
  return (
    <p
      role="status"
      data-print="none"
      className="mb-6 flex items-start gap-2 rounded-panel bg-caution-wash px-3 py-2 font-sans text-ui text-caution"
    >
      <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0" />
      {sentenceOf(arrival)}
    </p>
  );
}
