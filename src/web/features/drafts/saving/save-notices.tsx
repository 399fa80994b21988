import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { t } from '#shared/messages/translate.ts';
import { BinLink } from '#web/components/deletion/bin-link.tsx';
import { ApiError, sentence } from '#web/data/api.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { createDraft, keepVersion } from '../queries.ts';
import { type Shown, useShown } from './shown-draft.ts';
import { useKeepsNothing } from './unsaved-texts.ts';
import type { WrittenDraft } from './use-draft-saver.ts';

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      role="alert"
      data-print="none"
      className="flex flex-col gap-2 rounded-panel border border-bad bg-bad-wash p-4 text-ui"
    >
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Keeps what is on the screen as a draft of its own. */
function useKeepMine({ caseId, editor, shown }: WrittenDraft) {
  const client = useQueryClient();
  return async (named: string): Promise<Draft> => {
    const made = await createDraft(caseId, named, editor?.getJSON() as unknown as DraftDocument);
    await client.invalidateQueries({ queryKey: ['case-drafts'] });
    const { base, title } = shown.now();
    toastSuccess(t(messages.kept, { title: title.trim() === '' ? base.title : named }));
    return made;
  };
}

const failed = (error: Error) => toastFailure(t(messages.saveFailed), error);

/** Both texts are kept, whichever the user chooses. */
function Conflict({ draft, newer }: { draft: WrittenDraft; newer: Draft }) {
  const keepMine = useKeepMine(draft);
  const overwrite = useMutation({
    mutationFn: async () => {
      await keepVersion(newer.id, t(messages.versionOfOther));
      await draft.saver.overwrite(newer);
    },
    onError: failed,
  });
  const take = useMutation({
    mutationFn: async () => {
      await keepMine(t(messages.titleOfMine, { title: draft.shown.now().title.trim() || newer.title }));
      draft.saver.discard(newer);
    },
    onError: failed,
  });
  return (
    <Notice title={t(messages.conflictTitle)}>
      <p>{t(messages.conflictText)}</p>
      <details>
        <summary className="min-h-11 py-2 md:min-h-9">{t(messages.otherText)}</summary>
        <p className="max-h-72 overflow-y-auto rounded-control bg-surface p-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {newer.content}
        </p>
      </details>
      <div className="flex flex-col gap-2 md:flex-row md:items-start">
        <Button
          variant="primary"
          busy={overwrite.isPending && t(messages.phaseSaving)}
          title={t(messages.keepMineHint)}
          onClick={() => overwrite.mutate()}
        >
          {t(messages.keepMine)}
        </Button>
        <Button
          busy={take.isPending && t(messages.phaseSaving)}
          title={t(messages.takeNewerHint)}
          onClick={() => take.mutate()}
        >
          {t(messages.takeNewer)}
        </Button>
      </div>
      <p className="text-13 text-ink-soft">{`${t(messages.keepMineHint)} ${t(messages.takeNewerHint)}`}</p>
    </Notice>
  );
}

function Deleted({ draft, onOpen }: { draft: WrittenDraft; onOpen: (id: string) => void }) {
  const keepMine = useKeepMine(draft);
  const keep = useMutation({
    mutationFn: () => {
      const { base, title } = draft.shown.now();
      return keepMine(title.trim() || base.title);
    },
    onSuccess: ({ id }) => onOpen(id),
    onError: failed,
  });
  return (
    <Notice title={t(messages.deletedTitle)}>
      <p>{t(messages.deletedText)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={keep.isPending && t(messages.phaseSaving)}
          onClick={() => keep.mutate()}
        >
          {t(messages.saveAsNew)}
        </Button>
        <Button onClick={() => void copyText(draft.editor?.getText() ?? '', t(messages.textCopied))}>
          <Copy aria-hidden />
          {t(messages.copyText)}
        </Button>
        <BinLink />
      </div>
    </Notice>
  );
}

const stateOf = ({ state }: Shown) => state;

/** Explains why the text is not saved, and what to do. */
export function SaveNotices({ draft, onOpen }: { draft: WrittenDraft; onOpen: (id: string) => void }) {
  const { phase, error, newer } = useShown(draft.shown, stateOf);
  const keepsNothing = useKeepsNothing();
  if (phase === 'conflict' && newer) return <Conflict draft={draft} newer={newer} />;
  if (phase === 'deleted') return <Deleted draft={draft} onOpen={onOpen} />;
  if (phase !== 'failed') return null;
  if (error instanceof ApiError && error.status === 0)
    return (
      <p
        // Comes with its words, which a status would not say.
        role="alert"
        data-print="none"
        className="rounded-control bg-caution-wash px-3 py-2 text-ui text-caution"
      >
        {t(keepsNothing ? messages.keptNowhere : messages.keptOffline)}
      </p>
    );
  return (
    <Notice title={t(messages.saveFailed)}>
      <p>{t(messages.failedText, { reason: sentence(error, '') })}</p>
      <Button className="self-start" onClick={() => void draft.saver.flush()}>
        {t(messages.failedAgain)}
      </Button>
    </Notice>
  );
}
