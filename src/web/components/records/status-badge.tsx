import { type PracticeStatus, practiceStatuses } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';

const LOOKS: Record<PracticeStatus, { word: string; tone: BadgeTone }> = {
  exploration: { word: t(common.exploration), tone: 'note' },
  active: { word: t(common.active), tone: 'good' },
  pending: { word: t(common.pending), tone: 'caution' },
  closed: { word: t(common.closed), tone: 'quiet' },
};

/** The choices of a form; a new matter begins as an exploration. */
export const STATUS_OPTIONS = practiceStatuses.map((value) => ({ value, label: LOOKS[value].word }));

export const statusWord = (status: PracticeStatus) => LOOKS[status].word;

/** How a client or a case stands: green active, yellow pending, grey closed, blue exploration. */
export function StatusBadge({ status }: { status: PracticeStatus }) {
  const { word, tone } = LOOKS[status];
  return <Badge tone={tone}>{word}</Badge>;
}
