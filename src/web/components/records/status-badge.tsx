import { type PracticeStatus, practiceStatuses } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';

const LOOKS = {
  exploration: { label: common.exploration, tone: 'note' },
  active: { label: common.active, tone: 'good' },
  pending: { label: common.pending, tone: 'caution' },
  closed: { label: common.closed, tone: 'quiet' },
} as const satisfies Record<PracticeStatus, { label: Message; tone: BadgeTone }>;

/** The options of a form; a new matter starts as an exploration. */
export const statusOptions = () => practiceStatuses.map((value) => ({ value, label: statusWord(value) }));

export const statusWord = (status: PracticeStatus) => t(LOOKS[status].label);

/** The status of a client or of a case: green active, yellow pending, grey closed, blue exploration. */
export function StatusBadge({ status }: { status: PracticeStatus }) {
  return <Badge tone={LOOKS[status].tone}>{statusWord(status)}</Badge>;
}
