import { Users } from 'lucide-react';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';
import { messages } from '#shared/messages/en/practice/case-access.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';

export type Shared = { role: CaseRole; owner_name: string | null };

/** *Shared by Meera Iyer · can view*; null for the reader's own case. */
export function sharedBy({ role, owner_name: name }: Shared): string | null {
  if (role === 'owner') return null;
  return name ? t(messages.sharedBy, { name, role }) : t(messages.sharedByUnnamed, { role });
}

/** Shows who owns the case and what the reader may do in it; nothing for the reader's own case. */
export function RoleChip({ row }: { row: Shared }) {
  const words = sharedBy(row);
  if (words === null) return null;
  return (
    <Badge tone="note" icon={<Users aria-hidden />} className="h-auto! min-h-6 whitespace-normal!">
      {words}
    </Badge>
  );
}
