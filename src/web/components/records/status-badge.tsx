import { type PracticeStatus, practiceStatuses } from '#shared/contracts/clients.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';

const LOOKS: Record<PracticeStatus, { word: string; tone: BadgeTone }> = {
  exploration: { word: 'Exploration', tone: 'note' },
  active: { word: 'Active', tone: 'good' },
  pending: { word: 'Pending', tone: 'caution' },
  closed: { word: 'Closed', tone: 'quiet' },
};

/** The choices of a form; a new matter begins as an exploration. */
export const STATUS_OPTIONS = practiceStatuses.map((value) => ({ value, label: LOOKS[value].word }));

export const statusWord = (status: PracticeStatus) => LOOKS[status].word;

/** How a client or a case stands: green active, yellow pending, grey closed, blue exploration. */
export function StatusBadge({ status }: { status: PracticeStatus }) {
  const { word, tone } = LOOKS[status];
  return <Badge tone={tone}>{word}</Badge>;
}
