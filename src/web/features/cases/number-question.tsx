import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { useChange } from '#web/data/use-change.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { type CaseDetail, settleNumber } from './queries.ts';

type Props = { row: CaseDetail; onEdit: () => void };

/** Asks whose number it is, where a client and its case have had the same since a first case got its client's. */
export function NumberQuestion({ row, onEdit }: Props) {
  const { owns } = useCaseAccess();
  const client = useQueryClient();
  const settle = useChange({
    mutationFn: (change: Parameters<typeof settleNumber>[1]) => settleNumber(row, change),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['clients'] });
    },
    failed: t(messages.clientNotUpdated),
  });
  const number = row.case_number;
  if (!owns || !row.number_in_doubt || !number || row.client?.client_number !== number) return null;
  // A client past exploration needs a number of its own, which the form asks for.
  const ofCase = () => (row.client?.status === 'exploration' ? settle.mutate('of-case') : onEdit());
  return (
    <div role="note" className="mb-4 rounded-control bg-wash px-3 py-2 text-ui">
      <p className="[overflow-wrap:anywhere]">{t(messages.numberInDoubt, { number })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={settle.isPending} onClick={ofCase}>
          {t(messages.numberOfCase)}
        </Button>
        <Button disabled={settle.isPending} onClick={() => settle.mutate('of-client')}>
          {t(messages.numberOfClient)}
        </Button>
        <Button disabled={settle.isPending} onClick={() => settle.mutate('of-both')}>
          {t(messages.numberOfBoth)}
        </Button>
      </div>
    </div>
  );
}
