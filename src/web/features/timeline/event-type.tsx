import { CalendarDays, FileText, Gavel, Hourglass, type LucideIcon, StickyNote, Users } from 'lucide-react';
import type { EventType } from '#shared/contracts/timeline.ts';
import { Badge, type BadgeTone } from '#web/ui/primitives/badge.tsx';

const LOOKS: Record<EventType, { word: string; tone: BadgeTone; Icon: LucideIcon }> = {
  hearing: { word: 'Hearing', tone: 'accent', Icon: Gavel },
  deadline: { word: 'Deadline', tone: 'caution', Icon: Hourglass },
  meeting: { word: 'Meeting', tone: 'note', Icon: Users },
  document: { word: 'Document', tone: 'quiet', Icon: FileText },
  note: { word: 'Note', tone: 'quiet', Icon: StickyNote },
  other: { word: 'Other', tone: 'quiet', Icon: CalendarDays },
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
