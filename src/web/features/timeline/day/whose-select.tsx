import type { BoardRow } from '#shared/contracts/day-board.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { Select } from '#web/ui/forms/select.tsx';

export const EVERYBODY = '-';

type Props = {
  people: readonly string[];
  rows: readonly BoardRow[];
  whose: string;
  onWhose: (whose: string) => void;
};

/** Shows the matters of one person; hidden where nobody else is known. */
export function WhoseSelect({ people, rows, whose, onWhose }: Props) {
  const named = [...new Set([...people, ...rows.flatMap(({ appears }) => (appears ? [appears] : []))])];
  if (named.length < 2) return null;
  return (
    <div data-print="none" className="md:w-64">
      <Select
        aria-label={t(messages.whose)}
        value={whose}
        onValueChange={onWhose}
        options={[
          { value: EVERYBODY, label: t(messages.everybody) },
          ...named.map((name) => ({ value: name, label: name })),
        ]}
      />
    </div>
  );
}
