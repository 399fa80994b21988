import { useState } from 'react';
import {
  type CourtTable,
  type MatchedColumns,
  matchedColumns,
  type TableColumn,
  tableColumns,
} from '#shared/contracts/court-import.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { SelectField } from '#web/ui/forms/select.tsx';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { broughtFiles } from './brought-files.ts';
import { keepColumns } from './queries.ts';
import { useBring } from './use-bring.ts';

/** No column; an empty text is no value of a list. */
const UNUSED = '-';
const OWN_WORDS: readonly TableColumn[] = ['parties', 'time', 'advocates', 'next_date', 'disposal'];

const nameOf = (name: TableColumn): string =>
  t(OWN_WORDS.includes(name) ? messages.columnName : messages.field, { name });
const isOffered = (name: string | null): name is TableColumn =>
  (tableColumns as readonly (string | null)[]).includes(name);

function useMatching(table: CourtTable, dropId: string) {
  const [columns, setColumns] = useState<(TableColumn | null)[]>(
    table.columns.map((column) => (isOffered(column) ? column : null)),
  );
  const [refusal, setRefusal] = useState<string>();
  const { bring, reading, error } = useBring();
  const keep = useChange({
    mutationFn: (body: MatchedColumns) => keepColumns(body),
    onSuccess: () => {
      const files = broughtFiles(dropId);
      const more = files ? {} : { description: t(messages.columnsBringAgain) };
      toast({ title: t(messages.columnsKept), ...more, variant: 'success' });
      if (files) bring(files);
    },
    failed: t(messages.columnsNotKept),
  });
  const save = () => {
    const read = matchedColumns.safeParse({ headings: table.headings, columns });
    setRefusal(read.error?.issues[0]?.message);
    if (read.success) keep.mutate(read.data);
  };
  const choose = (at: number, column: TableColumn | null) =>
    setColumns(columns.map((known, index) => (index === at ? column : known)));
  return { columns, choose, save, busy: keep.isPending || reading > 0, problem: refusal ?? error };
}

/** Asks once what the columns of a table mean, and reads the file again. */
export function MatchColumns({ table, dropId }: { table: CourtTable; dropId: string }) {
  const { columns, choose, save, busy, problem } = useMatching(table, dropId);
  const options = [
    { value: UNUSED, label: t(messages.columnUnused) },
    ...tableColumns.map((value) => ({ value, label: nameOf(value) })),
  ];
  return (
    <div className="flex flex-col gap-3 pt-2">
      <p className="text-13 text-ink-soft">{t(messages.columnsLead)}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {withKeys(table.headings, (heading) => heading).map(({ key, item: heading }, at) => (
          <SelectField
            key={key}
            label={
              heading === ''
                ? t(messages.columnUnnamed, { position: at + 1 })
                : t(messages.column, { heading })
            }
            hint={table.samples
              .map((row) => row[at] ?? '')
              .filter((value) => value !== '')
              .join(' · ')}
            value={columns[at] ?? UNUSED}
            options={options}
            onValueChange={(value) => choose(at, isOffered(value) ? value : null)}
          />
        ))}
      </div>
      {problem ? (
        <p role="alert" className="text-ui text-bad">
          {problem}
        </p>
      ) : null}
      <Button
        variant="primary"
        className="self-start"
        busy={busy && t(messages.columnsSaving)}
        onClick={save}
      >
        {t(messages.columnsSave)}
      </Button>
    </div>
  );
}
