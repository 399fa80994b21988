import { FirstCaseFields } from '#web/features/cases/first-case-fields.tsx';
import { NewClientDialog } from '#web/features/clients/new-client.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export const ClientDialog = (props: Props) => <NewClientDialog {...props} firstCase={<FirstCaseFields />} />;
