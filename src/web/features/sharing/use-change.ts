import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** The queries that show who has access to what. */
const SHOWN = [
  'case-members',
  'case-chambers',
  'invitations',
  'chambers',
  'chambers-members',
  'case-activity',
  'cases',
];

export const refetchAccess = async (client: QueryClient): Promise<void> => {
  await Promise.all(SHOWN.map((key) => client.invalidateQueries({ queryKey: [key] })));
};

type Options<Input> = {
  run: (input: Input) => Promise<unknown>;
  /** The toast after it. */
  done?: (input: Input) => { title: string; description?: string };
  /** The title of the toast when it fails; its text is the sentence of the server. */
  failed?: string;
  onDone?: (input: Input) => void;
};

/** A change of who has access: says what was done, or why not, and reads everything again that shows it. */
export function useAccessChange<Input = void>({ run, done, failed, onDone }: Options<Input>) {
  const client = useQueryClient();
  return useChange({
    mutationFn: run,
    onSuccess: (_, input) => {
      const said = done?.(input);
      if (said) toast({ ...said, variant: 'success' });
      onDone?.(input);
    },
    failed: failed ?? t(messages.notChanged),
    onSettled: () => refetchAccess(client),
  });
}
