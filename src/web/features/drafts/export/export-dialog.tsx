import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { pageOfCourt } from '#law/drafting/filing/portals.ts';
import { PLAIN_LAYOUT } from '#law/drafting/page-layout.ts';
import { type ExportProfile, exportProfiles } from '#shared/contracts/drafts/draft-functions.ts';
import { draftPage } from '#shared/contracts/drafts/draft-page.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as files } from '#shared/messages/en/drafting/annexures.ts';
import { messages } from '#shared/messages/en/drafting/exports.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { api, sentence } from '#web/data/api.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { useChange } from '#web/data/use-change.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { exportDraft } from '../queries.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { Annexures } from './annexures.tsx';
import { download } from './download.ts';
import { OwnPage, readPage, type TypedPage, typedPage } from './own-page.tsx';
import { useAnnexures } from './use-annexures.ts';

const PAGE = '/functions/v1/draft-page';
const CHOICES = exportProfiles;
type Choice = ExportProfile;
const TEXTS = {
  plain: 'plainText',
  supreme_court: 'supremeCourtText',
  delhi: 'delhiText',
  bombay: 'bombayText',
  calcutta: 'calcuttaText',
  karnataka: 'karnatakaText',
  kerala: 'keralaText',
  tripura: 'tripuraText',
  own: 'ownText',
} as const;
/** The address of a preview stays valid while its tab loads it. */
const ADDRESS_MS = 600_000;

const courtRow = z.array(z.object({ court: z.string().nullable() }));

/** The page of the court that the case names: the one that the menu downloads. Plain where there is no rule for the court. */
function useCourtPage(caseId: string): Choice | undefined {
  const { data, isError } = useQuery({
    queryKey: ['cases', caseId, 'court'],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/cases', courtRow, { query: { id: `eq.${caseId}`, select: 'court' }, signal }),
    staleTime: 0,
  });
  if (data) return pageOfCourt(data[0]?.court)?.id ?? 'plain';
  return isError ? 'plain' : undefined;
}

/** The typed page of the user; `onRestored` is called when it is back. */
function useOwnForm(onRestored: (choice: 'own') => void) {
  const form = useTypedForm<{ changed?: TypedPage }>('own page of drafts', () => ({}));
  useEffect(() => {
    if (form.restored) onRestored('own');
  }, [form.restored, onRestored]);
  return form;
}

/** The page of the user as it is typed, and saving it before it is used. */
function useOwnPage(form: ReturnType<typeof useOwnForm>, chosen: boolean) {
  const client = useQueryClient();
  const stored = useQuery({
    queryKey: ['draft-page'],
    queryFn: ({ signal }) => api.get(PAGE, draftPage, { signal }),
    enabled: chosen,
  });
  const { changed } = form.values;
  const typed = changed ?? typedPage(stored.data?.page ?? PLAIN_LAYOUT);
  const page = readPage(typed);
  const keep = async () => {
    if (!page || !(changed || (chosen && !stored.data?.page))) return;
    await api.run('PUT', PAGE, { page });
    client.setQueryData(['draft-page'], { page });
    form.saved((shown) => shown.changed === changed);
  };
  return {
    stored,
    typed,
    setTyped: (next: TypedPage) => form.set({ changed: next }),
    end: form.end,
    isRight: !chosen || (page !== undefined && stored.isSuccess),
    isChanged: changed !== undefined,
    /** A number of it does not fit, so that it cannot be saved. */
    isWrong: changed !== undefined && page === undefined,
    keep,
  };
}

/** The PDF in a tab of its own: its pages are those that are printed. */
async function preview({ id }: WrittenDraft, choice: Choice, keep: () => Promise<void>): Promise<void> {
  // A browser opens a tab while the click is handled only.
  const tab = window.open('', '_blank');
  if (!tab) {
    toastProblem(t(messages.previewFailed), t(messages.previewBlocked));
    return;
  }
  try {
    await keep();
    const url = URL.createObjectURL(await exportDraft(id, 'pdf', { profile: choice }));
    tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS);
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Says that values of forms are those of before an accident. */
function Restored({ forms }: { forms: readonly { restored: boolean; undo: () => void }[] }) {
  const restored = forms.filter((form) => form.restored);
  const undo = () => {
    for (const form of restored) form.undo();
  };
  return restored.length > 0 ? <RestoredText className="" onUndo={undo} /> : null;
}

type UnsavedProps = {
  asking: boolean;
  setAsking: (asking: boolean) => void;
  reason: string;
  onDiscard: () => void;
};

/** Asks before a dialog closes in which something cannot be saved. */
function Unsaved({ asking, setAsking, reason, onDiscard }: UnsavedProps) {
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      title={t(common.discardTyped)}
      description={reason}
      confirm={t(common.discardIt)}
      cancel={t(common.keepWriting)}
      danger
      onConfirm={onDiscard}
    />
  );
}

type Props = { draft: WrittenDraft; writes: boolean; onClose: () => void };

/** The page of a court, the annexures, a preview that is true to the page, and the download. */
export function ExportDialog({ draft, writes, onClose }: Props) {
  const ofCourt = useCourtPage(draft.caseId);
  const [chosen, setChoice] = useState<Choice>();
  const ownForm = useOwnForm(setChoice);
  const choice = chosen ?? ofCourt ?? 'plain';
  const [commented, setCommented] = useState(false);
  const { stored, ...own } = useOwnPage(ownForm, choice === 'own');
  const annexures = useAnnexures(draft.id, draft.caseId);
  const keep = async () => {
    await draft.settle();
    await own.keep();
    await annexures.keep();
  };
  const run = useChange({
    mutationFn: async (what: 'preview' | 'docx' | 'pdf') => {
      if (what === 'preview') {
        await preview(draft, choice, keep);
        return;
      }
      await keep();
      await download(draft, what, { profile: choice, comments: what === 'docx' && commented });
    },
    failed: t(messages.previewFailed),
  });
  const [asking, setAsking] = useState(false);
  // Values that cannot be saved are not dropped without a question.
  const close = () => (own.isWrong || annexures.problem !== undefined ? setAsking(true) : leave());
  const leave = () => {
    onClose();
    // Everything typed and chosen is kept, whatever closed the dialog.
    const failed = (title: string) => (error: unknown) => toastFailure(title, error);
    if (own.isWrong) own.end();
    else if (own.isChanged) own.keep().catch(failed(t(messages.pageNotSaved)));
    if (annexures.problem !== undefined) annexures.form.end();
    else annexures.keep().catch(failed(t(files.notSaved)));
  };
  const waiting = chosen === undefined && ofCourt === undefined;
  const disabled = waiting || run.isPending || !own.isRight || annexures.problem !== undefined;
  const footer = (
    <div className="flex flex-wrap-reverse gap-2 *:grow md:*:grow-0">
      <Button
        disabled={disabled}
        busy={run.isPending && run.variables === 'preview' && t(messages.previewing)}
        onClick={() => run.mutate('preview')}
      >
        {t(messages.preview)}
      </Button>
      <Button disabled={disabled} onClick={() => run.mutate('docx')}>
        {t(messages.word)}
      </Button>
      <Button
        variant="primary"
        className="basis-full md:basis-auto"
        disabled={disabled}
        onClick={() => run.mutate('pdf')}
      >
        {t(messages.pdf)}
      </Button>
    </div>
  );
  return (
    <Dialog open onOpenChange={close} width="lg" title={t(messages.title)} footer={footer} asksNothing>
      <div className="flex flex-col gap-4">
        <Restored forms={[ownForm, annexures.form]} />
        <SelectField
          label={t(messages.page)}
          hint={t(messages[TEXTS[choice]])}
          value={choice}
          options={CHOICES.map((value) => ({ value, label: t(messages[value]) }))}
          onValueChange={setChoice}
        />
        {choice === 'own' && stored.isError ? (
          <ErrorState
            title={t(messages.notLoaded)}
            message={sentence(stored.error)}
            onRetry={() => void stored.refetch()}
          />
        ) : null}
        {choice === 'own' && stored.isPending ? <Skeleton className="h-40" /> : null}
        {choice === 'own' && stored.data ? <OwnPage typed={own.typed} onChange={own.setTyped} /> : null}
        <p className="text-13 text-ink-soft">{t(messages.pdfFont)}</p>
        <Checkbox checked={commented} onCheckedChange={setCommented} label={t(messages.withComments)} />
        <Annexures draftId={draft.id} {...{ annexures, writes, keep }} profile={choice} />
        <Unsaved
          {...{ asking, setAsking }}
          reason={own.isWrong ? t(messages.pageDoesNotFit) : (annexures.problem ?? '')}
          onDiscard={leave}
        />
      </div>
    </Dialog>
  );
}
