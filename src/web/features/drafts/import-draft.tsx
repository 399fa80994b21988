import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { type ImportedDraft, importedDraft } from '#shared/contracts/drafts/draft-functions.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { toast, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { addedComment, settleComment } from './panel/comment-queries.ts';
import { createDraft } from './queries.ts';

const MOST_TITLE = 500;

/** Adds the comments of the file, each with the name of its author before its words, which nobody here wrote. */
async function addComments({ id, case_id }: Draft, comments: ImportedDraft['comments']): Promise<void> {
  const ids: string[] = [];
  for (const { block, quote, author, body, replyTo, settled } of comments) {
    const made = await addedComment({
      ...{ case_id, draft_id: id, block, quote: quote || null },
      ...{ body: author === '' ? body : `${author}: ${body}` },
      ...(replyTo !== null && ids[replyTo] ? { reply_to: ids[replyTo] } : {}),
    });
    ids.push(made.id);
    if (settled) await settleComment(made.id, new Date().toISOString());
  }
}

async function importWord(caseId: string, file: File) {
  const form = new FormData();
  form.append('file', file);
  const { document, warnings, comments } = await api.post('/functions/v1/import-draft', form, importedDraft);
  const title =
    file.name
      .replace(/\.docx$/iu, '')
      .trim()
      .slice(0, MOST_TITLE) || file.name;
  const made = await createDraft(caseId, title, document as unknown as DraftDocument);
  await addComments(made, comments);
  return { made, warnings };
}

type Props = { caseId: string; onMade: (id: string) => void };

/** Chooses a Word document, and opens the draft that it becomes. */
export function ImportDraft({ caseId, onMade }: Props) {
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const imported = useChange({
    mutationFn: (file: File) => importWord(caseId, file),
    onSuccess: async ({ made, warnings }) => {
      await client.invalidateQueries({ queryKey: ['case-drafts'] });
      onMade(made.id);
      if (warnings.length === 0) toastSuccess(t(messages.importedTitle), made.title);
      else toast({ title: t(messages.importedLosses), description: warnings.join(' ') });
    },
    failed: t(messages.notImported),
  });
  return (
    <>
      <Button busy={imported.isPending && t(messages.importing)} onClick={() => chooser.current?.click()}>
        <FileUp aria-hidden />
        {t(messages.importWord)}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".docx"
        hidden
        aria-label={t(messages.importWord)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) imported.mutate(file);
        }}
      />
    </>
  );
}
