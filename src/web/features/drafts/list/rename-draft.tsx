import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { messages as refusals } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { RenameDialog } from '#web/components/editing/rename-dialog.tsx';
import { type ListedDraft, saveDraft } from '../queries.ts';

const MOST_CHARACTERS = 500;

export function RenameDraft({ row, onClose }: { row: ListedDraft; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <RenameDialog
      current={row.title}
      maxLength={MOST_CHARACTERS}
      texts={{
        heading: t(messages.renameTitle),
        label: t(messages.titleLabel),
        required: t(refusals.titleRequired),
        failed: t(messages.notRenamed),
      }}
      rename={(title) => saveDraft({ id: row.id, title })}
      onRenamed={() => client.invalidateQueries({ queryKey: ['case-drafts'] })}
      onClose={onClose}
    />
  );
}
