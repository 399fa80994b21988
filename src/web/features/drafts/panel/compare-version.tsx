import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type ComparedParagraph, type ComparedPart, compareTexts } from '#law/drafting/document/compare.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { messages } from '#shared/messages/en/drafting/panel.ts';
import { t } from '#shared/messages/translate.ts';
import { ChangedWords } from '#web/components/drafting/changed-words.tsx';
import { sentence } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { editableDocument } from '../editor/editable-document.ts';
import { keepVersion, type ListedVersion, versionQuery } from '../queries.ts';
import { textOfWritten } from '../saving/document-text.ts';
import { type Shown, useShown } from '../saving/shown-draft.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';

/** Paragraphs shown of a longer run without a change: the first and the last. */
const SHOWN_SAME = 2;

type Row = { key: number; paragraph: ComparedParagraph } | { key: number; hidden: number };

function rowsOf(compared: readonly ComparedParagraph[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < compared.length; at += 1) {
    const paragraph = compared[at] as ComparedParagraph;
    let end = at;
    while (compared[end]?.kind === 'same') end += 1;
    const hidden = end - at - SHOWN_SAME;
    rows.push({ key: at, paragraph });
    if (hidden < SHOWN_SAME) continue;
    rows.push({ key: at + 1, hidden });
    at = end - 2;
  }
  return rows;
}

function Parts({ parts, without }: { parts: readonly ComparedPart[]; without?: ComparedPart['kind'] }) {
  return (
    <p
      lang={languageOfText(parts.map(({ text }) => text).join(''))}
      className="min-w-0 font-serif text-16 whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      <ChangedWords parts={parts} {...(without ? { without } : {})} />
    </p>
  );
}

type ComparedTextProps = { before: string; after: string; sideBySide: boolean };

/** Two states of a draft, with the words that were added and removed. */
function ComparedText({ before, after, sideBySide }: ComparedTextProps) {
  const rows = useMemo(() => rowsOf(compareTexts(before, after)), [before, after]);
  if (before === after) return <p className="text-ui text-ink-soft">{t(messages.noDifference)}</p>;
  return (
    <div className="flex flex-col gap-3">
      {sideBySide ? (
        <div className="grid grid-cols-2 gap-4 text-13 font-medium text-ink-soft">
          <span>{t(messages.thisVersion)}</span>
          <span>{t(messages.draftNow)}</span>
        </div>
      ) : null}
      {rows.map((row) => {
        if ('hidden' in row)
          return (
            <p key={row.key} className="border-y border-line py-1 text-center text-13 text-ink-soft">
              {t(messages.unchanged, { count: row.hidden })}
            </p>
          );
        const { parts } = row.paragraph;
        if (!sideBySide) return <Parts key={row.key} parts={parts} />;
        return (
          <div key={row.key} className="grid grid-cols-2 gap-4">
            <Parts parts={parts} without="added" />
            <Parts parts={parts} without="removed" />
          </div>
        );
      })}
      <p className="text-13 text-ink-soft">{t(messages.legend)}</p>
    </div>
  );
}

type Props = {
  version: ListedVersion;
  name: string;
  draft: WrittenDraft;
  writes: boolean;
  onClose: () => void;
};

const savedDocument = ({ base }: Shown) => base.document;

/** Puts a version back. The text from before stays as a version with a name. */
function useRestore({ version, name, draft: { id, editor, saver }, onClose }: Props) {
  const client = useQueryClient();
  return useChange({
    mutationFn: async () => {
      const { document } = await client.fetchQuery(versionQuery(version.id));
      if (!editor || !(await saver.flush())) throw new Error('the draft is not saved');
      await keepVersion(id, t(messages.beforeRestoring, { name }).slice(0, 200));
      editor.commands.setContent(editableDocument(document as unknown as DraftDocument));
      await saver.flush();
    },
    onSuccess: async () => {
      toastSuccess(t(messages.restored), t(messages.restoredDetail));
      onClose();
      await client.invalidateQueries({ queryKey: ['draft-versions'] });
    },
    failed: t(messages.notRestored),
  });
}

/** A version beside the draft as it is now. */
export function CompareVersion(props: Props) {
  const { version, name, draft, writes, onClose } = props;
  const { data, error, refetch } = useQuery(versionQuery(version.id));
  const [sideBySide, setSideBySide] = useState(false);
  const restore = useRestore(props);
  const { saver, shown } = draft;
  const saved = useShown(shown, savedDocument);
  const after = useMemo(() => textOfWritten(saved), [saved]);
  // Saves the last typed words first, so that they are compared too.
  useEffect(() => void saver.flush(), [saver]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(messages.compareTitle, { name })}
      width="lg"
      footer={
        <>
          <Button aria-pressed={sideBySide} onClick={() => setSideBySide(!sideBySide)}>
            {t(sideBySide ? messages.inline : messages.sideBySide)}
          </Button>
          {writes ? (
            <Button
              variant="primary"
              disabled={!data}
              busy={restore.isPending && t(messages.restoring)}
              onClick={() => restore.mutate()}
            >
              {t(messages.restore)}
            </Button>
          ) : null}
        </>
      }
    >
      {error && !data ? (
        <ErrorState
          title={t(messages.versionsNotLoaded)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <ComparedText before={data.content} after={after} sideBySide={sideBySide} />
      ) : error ? null : (
        <Loading label={t(messages.comparing)}>
          <Skeleton className="h-48" />
        </Loading>
      )}
    </Dialog>
  );
}
