import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, FileCheck, Info, TriangleAlert } from 'lucide-react';
import type { CheckedDraft } from '#shared/contracts/drafts/draft-functions.ts';
import { messages } from '#shared/messages/en/drafting/panel.ts';
import { t } from '#shared/messages/translate.ts';
import { useCitationCheck } from '#web/components/checks/use-citation-check.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useDebounced } from '#web/data/use-debounced.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { CHECK_PAUSE_MS, checkQuery } from '../queries.ts';
import { isEmpty, phaseOf, savedAtOf, useShown } from '../saving/shown-draft.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { applyFix, goToBlock } from './find-block.ts';

type Finding = CheckedDraft['findings'][number];

const LEVELS = {
  error: { label: messages.levelError, Icon: CircleAlert, tone: 'text-bad' },
  warning: { label: messages.levelWarning, Icon: TriangleAlert, tone: 'text-caution' },
  info: { label: messages.levelInfo, Icon: Info, tone: 'text-ink-soft' },
};

type ItemProps = { finding: Finding; draft: WrittenDraft; writes: boolean; current: boolean };

function FindingItem({ finding, draft: { editor }, writes, current }: ItemProps) {
  const { level, message, block, fix } = finding;
  const { label, Icon, tone } = LEVELS[level];
  const gone = () => toast({ title: t(messages.blockGone), variant: 'warning' });
  return (
    <li className="flex flex-col gap-1 border-b border-line row-pad last:border-b-0">
      <p className="flex gap-2 text-ui">
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
        <span>
          <span className={`font-medium ${tone}`}>{t(label)}</span> {message}
        </span>
      </p>
      <span className="flex flex-wrap gap-1 pl-4">
        {block === null ? null : (
          <Button
            variant="quiet"
            className="px-2!"
            onClick={() => (editor && goToBlock(editor, block) ? undefined : gone())}
          >
            {t(messages.goTo)}
          </Button>
        )}
        {fix && writes ? (
          <Button
            variant="quiet"
            className="px-2!"
            disabled={!current}
            title={fix.text}
            onClick={() => (editor && applyFix(editor, fix) ? undefined : gone())}
          >
            {t(messages.fix)}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

type Props = { draft: WrittenDraft; writes: boolean };

/** The report on what the saved text cites. */
function Citations({ draft: { id, shown } }: Pick<Props, 'draft'>) {
  const phase = useShown(shown, phaseOf);
  const { busy, label, start } = useCitationCheck(async () => ({ draftId: id }));
  return (
    <section
      className="flex flex-col items-start gap-2 border-t border-line pt-3"
      aria-label={t(messages.citations)}
    >
      <h3 className="text-ui font-semibold">{t(messages.citations)}</h3>
      <p className="text-13 text-ink-soft">{t(messages.citationsHint)}</p>
      <Button busy={busy && label} disabled={phase !== 'saved'} onClick={start}>
        <FileCheck aria-hidden />
        {label}
      </Button>
    </section>
  );
}

/** Lists what a draft still lacks before it is filed, and leads to the report on its citations. */
export function CheckPanel({ draft, writes }: Props) {
  const empty = useShown(draft.shown, isEmpty);
  return (
    <div className="flex flex-col gap-4">
      <Findings draft={draft} writes={writes} />
      {empty ? null : <Citations draft={draft} />}
    </div>
  );
}

/** Comparisons that the check did not make: silence about them would promise what was not done. */
const LeftOut = ({ of }: { of: readonly string[] }) =>
  of.map((what) => (
    <p key={what} className="flex gap-2 pt-2 text-ui">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      {t(messages.leftOut, { what })}
    </p>
  ));

/** Findings, each with its place, and with a fix when one is safe. */
function Findings({ draft, writes }: Props) {
  const phase = useShown(draft.shown, phaseOf);
  const now = useShown(draft.shown, savedAtOf);
  const savedAt = useDebounced(now, CHECK_PAUSE_MS);
  const checked = useQuery({ ...checkQuery(draft.id, savedAt), placeholderData: keepPreviousData });
  const { data, error } = checked;
  if (!data)
    return (
      <Unloaded
        of={{ error, refetch: checked.refetch }}
        failed={t(messages.notChecked)}
        loading={t(messages.checking)}
        className="flex flex-col gap-3"
      >
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Unloaded>
    );
  if (data.findings.length === 0)
    return (
      <div>
        <p className="flex gap-2 py-3 text-ui">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          {t(data.completion === 0 ? messages.empty : messages.nothingFound)}
        </p>
        <LeftOut of={data.notChecked} />
      </div>
    );
  return (
    <div>
      <p className="text-13 text-ink-soft">{t(messages.found, { count: data.findings.length })}</p>
      <ul>
        {withKeys(data.findings, ({ message, block }) => `${block} ${message}`).map(({ key, item }) => (
          <FindingItem
            key={key}
            finding={item}
            draft={draft}
            writes={writes}
            current={phase === 'saved' && savedAt === now && !checked.isPlaceholderData}
          />
        ))}
      </ul>
      <LeftOut of={data.notChecked} />
      <p className="pt-2 text-13 text-ink-soft">{t(messages.checkLimits)}</p>
    </div>
  );
}
