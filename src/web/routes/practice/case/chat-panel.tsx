import { useMemo } from 'react';
import { CASE_FILES, type CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { shownName } from '#web/data/file-name.ts';
import { Chat } from '#web/features/assistant/chat.tsx';
import { useFiles } from '#web/features/files/use-files.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

const ownOf = (files: readonly CaseFile[]) =>
  files
    .filter(({ storage_provider }) => storage_provider === CASE_FILES.defaultProvider)
    .map((file) => ({ id: file.id, title: shownName(file) }));

/** The judgments of the library that were added to the case. */
const judgmentsOf = (files: readonly CaseFile[]) =>
  files.flatMap((file) => (file.document_id ? [{ id: file.document_id, title: shownName(file) }] : []));

type Props = {
  caseId: string;
  threadId: string | undefined;
  onThread: (id: string | undefined) => void;
  urlOf: (threadId: string) => string;
};

/** The chats of a case, over its files and the library. */
export function CaseChatPanel(props: Props) {
  const { chats, addsNotes, edits } = useCaseAccess();
  const { files, error } = useFiles(props.caseId);
  const sources = useMemo(
    () => ({ files: ownOf(files ?? []), judgments: judgmentsOf(files ?? []) }),
    [files],
  );
  // The files must be known before the first question is sent, because they decide what it may use.
  if (!files && !error)
    return (
      <Loading label={t(messages.loadingChats)} className="flex flex-col gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-64" />
      </Loading>
    );
  return <Chat {...props} {...sources} writes={chats} notes={addsNotes} drafts={edits} />;
}
