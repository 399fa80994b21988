import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { ANNEXURES, type DraftIndex, draftIndex } from '#shared/contracts/drafts/draft-annexures.ts';
import type { ExportProfile } from '#shared/contracts/drafts/draft-functions.ts';
import { messages } from '#shared/messages/en/drafting/annexures.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { EditedAnnexures, ListedAnnexure } from './use-annexures.ts';

type RowProps = {
  one: ListedAnnexure;
  at: number;
  last: number;
  annexures: EditedAnnexures;
  writes: boolean;
  /** The reason why the file cannot be bound. */
  problem: string | undefined;
};

function AnnexureRow({ one, at, last, annexures, writes, problem }: RowProps) {
  const name = one.name ?? t(messages.deletedFile);
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 py-1 text-ui font-medium [overflow-wrap:anywhere]">{name}</p>
        {writes ? (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.moveUp, { name })}
              disabled={at === 0}
              onClick={() => annexures.move(at, -1)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.moveDown, { name })}
              disabled={at === last}
              onClick={() => annexures.move(at, 1)}
            >
              <ArrowDown aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.remove, { name })}
              onClick={() => annexures.remove(one.file)}
            >
              <X aria-hidden />
            </Button>
          </>
        ) : null}
      </div>
      <div className="grid gap-2 md:grid-cols-[7rem_minmax(0,1fr)]">
        <Input
          aria-label={t(messages.markOf, { name })}
          value={one.mark}
          maxLength={ANNEXURES.markCharacters}
          readOnly={!writes}
          onChange={({ target }) => annexures.change(one.file, { mark: target.value })}
        />
        <Input
          aria-label={t(messages.particularsOf, { name })}
          value={one.particulars}
          maxLength={ANNEXURES.particularsCharacters}
          readOnly={!writes}
          onChange={({ target }) => annexures.change(one.file, { particulars: target.value })}
        />
      </div>
      <Checkbox
        label={
          <>
            {t(messages.include)}
            <span className="sr-only">{` ${name}`}</span>
          </>
        }
        checked={one.included}
        disabled={!writes}
        onCheckedChange={(included) => annexures.change(one.file, { included })}
      />
      {problem ? <p className="text-13 text-bad">{problem}</p> : null}
    </li>
  );
}

function IndexTable({ index }: { index: DraftIndex }) {
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full text-ui">
        <caption className="pb-1 text-left font-medium">{t(messages.indexTitle)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t(messages.particulars)}</th>
            <th scope="col">{t(messages.pages)}</th>
          </tr>
        </thead>
        <tbody>
          {index.rows.map(({ particulars, from, to }) => (
            <tr key={from} className="border-t border-line align-top">
              <td className="py-1.5 pr-4 [overflow-wrap:anywhere]">{particulars}</td>
              <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
                {from === to ? from : `${from}-${to}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-13 text-ink-soft">{t(messages.indexPages, { pages: index.pages })}</p>
    </div>
  );
}

type Props = {
  draftId: string;
  annexures: EditedAnnexures;
  writes: boolean;
  profile: ExportProfile | undefined;
  /** Saves the draft, its page and its annexures. */
  keep: () => Promise<void>;
};

/** The files of the case that are filed with a draft, and the index that is printed. */
export function Annexures({ draftId, annexures, writes, profile, keep }: Props) {
  const { stored, choice, others, problem } = annexures;
  const show = useChange({
    mutationFn: async (_of: string) => {
      await keep();
      return api.post('/functions/v1/draft-index', { draftId, profile }, draftIndex);
    },
    failed: t(messages.noIndex),
  });
  if (stored.isError)
    return (
      <ErrorState
        title={t(messages.notLoaded)}
        message={sentence(stored.error)}
        onRetry={() => void stored.refetch()}
      />
    );
  if (stored.isPending) return <Skeleton className="h-24" />;
  // An index is of the choice that it was made from.
  const state = JSON.stringify([choice, profile]);
  const index = show.variables === state ? show.data : undefined;
  const problems = new Map(index?.problems.map(({ file, sentence: words }) => [file, words]));
  const problemOf = ({ file, name }: ListedAnnexure) =>
    name === null ? t(messages.missing) : problems.get(file);
  return (
    <section className="flex flex-col gap-3" aria-label={t(messages.title)}>
      <h3 className="text-ui font-semibold">{t(messages.title)}</h3>
      <p className="text-13 text-ink-soft">{t(messages.intro)}</p>
      {choice.files.length === 0 ? <p className="text-ui">{t(messages.none)}</p> : null}
      <ol className="flex flex-col gap-2">
        {choice.files.map((one, at) => (
          <AnnexureRow
            key={one.file}
            {...{ one, at, annexures, writes }}
            last={choice.files.length - 1}
            problem={problemOf(one)}
          />
        ))}
      </ol>
      {writes && others.length > 0 ? (
        <Select
          aria-label={t(messages.add)}
          value={undefined}
          placeholder={t(messages.add)}
          options={others.map(({ id, file_name }) => ({ value: id, label: file_name }))}
          onValueChange={annexures.add}
        />
      ) : null}
      {writes && others.length === 0 && choice.files.length === 0 ? (
        <p className="text-13 text-ink-soft">{t(messages.noFiles)}</p>
      ) : null}
      {problem === undefined ? null : (
        <p role="alert" className="text-13 text-bad">
          {problem}
        </p>
      )}
      {annexures.inPdf ? (
        <>
          <Checkbox
            label={t(messages.trueCopyChoice)}
            checked={choice.trueCopy}
            disabled={!writes}
            onCheckedChange={annexures.setTrueCopy}
          />
          <p className="text-13 text-ink-soft">{t(messages.signatures)}</p>
          <div>
            <Button
              disabled={show.isPending || problem !== undefined}
              busy={show.isPending && t(messages.showingIndex)}
              onClick={() => show.mutate(state)}
            >
              {t(messages.showIndex)}
            </Button>
          </div>
          {index ? <IndexTable index={index} /> : null}
        </>
      ) : null}
    </section>
  );
}
