import { useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CourtFile, CourtImport, CourtProposal } from '#shared/contracts/court-import.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { MatchColumns } from './match-columns.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { applyDrop, casesChanged, undoDrop } from './queries.ts';

/** Rows of a group that are shown at first. */
const SHOWN = 50;

type Choices = ReadonlyMap<string, boolean>;

/** The columns of a table: open where the file could not be read without them. */
function Columns({
  file: { table, problem },
  dropId,
  isEmpty,
}: {
  file: CourtFile;
  dropId: string;
  isEmpty: boolean;
}) {
  if (!table) return null;
  return (
    <details className="group" open={isEmpty && problem !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-13 text-ink-soft hover:text-ink md:min-h-7">
        <ChevronRight aria-hidden className="mr-1 size-4 shrink-0 group-open:rotate-90" />
        {t(messages.columnsTitle)}
      </summary>
      <MatchColumns table={table} dropId={dropId} />
    </details>
  );
}

function Files({ drop: { id, files, proposals } }: { drop: CourtImport }) {
  return (
    <Card>
      <CardHeader title={t(messages.files)} />
      <CardBody>
        <ul aria-label={t(messages.files)} className="flex flex-col gap-2 text-ui">
          {withKeys(files, ({ name }) => name).map(({ key, item: file }) => (
            <li key={key} className="[overflow-wrap:anywhere]">
              <span className="font-medium">{file.name}</span>
              <span className="text-ink-soft"> {t(messages.fileKind, { kind: file.kind })}</span>
              {file.problem ? <p className="text-13 text-caution">{file.problem}</p> : null}
              <Columns
                file={file}
                dropId={id}
                isEmpty={!proposals.some(({ where }) => where.file === file.name)}
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

type GroupProps = {
  title: string;
  lead?: string;
  rows: readonly CourtProposal[];
  dropId: string;
  choices: Choices;
  onChoose: (id: string, accepted: boolean) => void;
};

function Group({ title, lead, rows, dropId, choices, onChoose }: GroupProps) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, SHOWN);
  return (
    <Card>
      <CardHeader title={title} description={lead} />
      <CardBody>
        <ul aria-label={title} className="divide-y divide-line">
          {shown.map((proposal) => (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              dropId={dropId}
              choice={choices.get(proposal.id)}
              onChoose={(accepted) => onChoose(proposal.id, accepted)}
            />
          ))}
        </ul>
        {shown.length < rows.length ? (
          <Button variant="quiet" className="mt-2 -ml-4" onClick={() => setAll(true)}>
            {t(messages.showAll, { count: rows.length })}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** The presses of a drop: apply what is chosen, and undo the newest press. */
function usePresses({ id, undo }: CourtImport) {
  const client = useQueryClient();
  const apply = useChange({
    mutationFn: (body: { accept: string[]; later: string[] }) => applyDrop(id, body),
    onSuccess: ({ applied }) => toastSuccess(t(messages.appliedCount, { count: applied })),
    failed: t(messages.notApplied),
    onSettled: () => casesChanged(client),
  });
  const takeBack = useChange({
    mutationFn: (step: string) => undoDrop(id, step),
    onSuccess: ({ undone }) => toastSuccess(t(messages.undoneCount, { count: undone })),
    failed: t(messages.notUndone),
    onSettled: () => casesChanged(client),
  });
  return {
    apply: apply.mutate,
    applying: apply.isPending && t(messages.applying),
    undo: undo === undefined ? undefined : () => takeBack.mutate(undo),
    undoing: takeBack.isPending && t(messages.undoing),
  };
}

/** The kinds of the files, and what changed: to accept, to be asked, and answered. */
export function DropView({ drop }: { drop: CourtImport }) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const { apply, applying, undo, undoing } = usePresses(drop);
  const choose = (id: string, accepted: boolean) => setChoices(new Map(choices).set(id, accepted));
  const waiting = drop.proposals.filter(({ done }) => done === undefined);
  const sure = waiting.filter(({ confidence }) => confidence === 'sure');
  const asked = waiting.filter(({ confidence }) => confidence === 'ask');
  const accept = [
    ...sure.filter(({ id }) => choices.get(id) !== false),
    ...asked.filter(({ id }) => choices.get(id) === true),
  ].map(({ id }) => id);
  const later = asked.filter(({ id }) => !choices.has(id)).map(({ id }) => id);
  const refuses = asked.some(({ id }) => choices.get(id) === false);
  const common = { dropId: drop.id, choices, onChoose: choose };
  return (
    <div className="flex flex-col gap-4">
      <Files drop={drop} />
      {drop.proposals.length === 0 ? (
        <p role="status" className="text-ui">
          {t(messages.nothingNew)}
        </p>
      ) : null}
      <Group title={t(messages.sure)} lead={t(messages.sureLead)} rows={sure} {...common} />
      <Group title={t(messages.asked)} lead={t(messages.askedLead)} rows={asked} {...common} />
      {waiting.length > 0 || undo ? (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
          {waiting.length > 0 ? (
            <Button
              variant="primary"
              disabled={accept.length === 0 && !refuses}
              busy={applying}
              onClick={() => apply({ accept, later })}
            >
              {t(messages.apply, { count: accept.length })}
            </Button>
          ) : null}
          {undo ? (
            <Button busy={undoing} onClick={undo}>
              {t(messages.undo)}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Group
        title={t(messages.answeredTitle)}
        rows={drop.proposals.filter(({ done }) => done !== undefined)}
        {...common}
      />
    </div>
  );
}
