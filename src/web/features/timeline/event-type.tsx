import { CalendarDays, FileText, Gavel, Hourglass, type LucideIcon, StickyNote, Users } from 'lucide-react';
import type { EventType } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';

const LOOKS: Record<EventType, { word: string; tone: BadgeTone; Icon: LucideIcon }> = {
  hearing: { word: t(messages.hearing), tone: 'accent', Icon: Gavel },
  deadline: { word: t(messages.deadline), tone: 'caution', Icon: Hourglass },
  meeting: { word: t(messages.meeting), tone: 'note', Icon: Users },
  document: { word: t(messages.document), tone: 'quiet', Icon: FileText },
  note: { word: t(messages.note), tone: 'quiet', Icon: StickyNote },
  other: { word: t(messages.other), tone: 'quiet', Icon: CalendarDays },
};

/** In the order in which a lawyer looks for them. */
export const EVENT_TYPES = (['hearing', 'deadline', 'meeting', 'document', 'note', 'other'] as const).map(
  (value) => ({ value, label: LOOKS[value].word }),
);

export function EventTypeBadge({ type }: { type: EventType }) {
  const { word, tone, Icon } = LOOKS[type];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {word}
    </Badge>
  );
}
