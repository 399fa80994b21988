import { CalendarDays, FileText, Gavel, Hourglass, type LucideIcon, StickyNote, Users } from 'lucide-react';
import type { EventType } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';

const LOOKS = {
  hearing: { label: messages.hearing, tone: 'accent', Icon: Gavel },
  deadline: { label: messages.deadline, tone: 'caution', Icon: Hourglass },
  meeting: { label: messages.meeting, tone: 'note', Icon: Users },
  document: { label: messages.document, tone: 'quiet', Icon: FileText },
  note: { label: messages.note, tone: 'quiet', Icon: StickyNote },
  other: { label: messages.other, tone: 'quiet', Icon: CalendarDays },
} as const satisfies Record<EventType, { label: Message; tone: BadgeTone; Icon: LucideIcon }>;

/** The types in the order in which a lawyer looks for them. */
export const eventTypeOptions = () =>
  (['hearing', 'deadline', 'meeting', 'document', 'note', 'other'] as const).map((value) => ({
    value,
    label: t(LOOKS[value].label),
  }));

export function EventTypeBadge({ type }: { type: EventType }) {
  const { label, tone, Icon } = LOOKS[type];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(label)}
    </Badge>
  );
}
