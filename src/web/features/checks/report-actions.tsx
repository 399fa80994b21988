import { Ellipsis, FileDown, MessageSquareText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { DESK } from '#web/ui/primitives/class-names.ts';
import { useMedia } from '#web/ui/primitives/use-media.ts';
import { markedCopy, reportAddress } from './queries.ts';

type Props = {
  id: string;
  name: string;
  /** The checked text, while this session has it. */
  text: string | undefined;
};

/** The address of a file stays valid until the browser has read it. */
const ADDRESS_MS = 60_000;

async function saveMarkedCopy(id: string, name: string, text: string): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await markedCopy(id, text));
    link.download = `${t(messages.markedDocument)} - ${name}.docx`.replaceAll(/[\\/:*?"<>|]/gu, '_');
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_MS);
  } catch (error) {
    toastFailure(t(messages.downloadFailed), error);
  }
}

type Action = { label: string; icon: ReactNode; href?: string; onPress?: () => void };

const actionsOf = ({ id, name, text }: Props): Action[] => [
  { label: t(messages.word), icon: <FileDown aria-hidden />, href: reportAddress(id, 'docx') },
  { label: t(messages.pdf), icon: <FileDown aria-hidden />, href: reportAddress(id, 'pdf') },
  ...(text === undefined
    ? []
    : [
        {
          label: t(messages.wordWithComments),
          icon: <MessageSquareText aria-hidden />,
          onPress: () => void saveMarkedCopy(id, name, text),
        },
      ]),
  { label: t(messages.note), icon: <FileDown aria-hidden />, href: reportAddress(id, 'docx', 'note') },
  { label: t(messages.print), icon: <Printer aria-hidden />, onPress: () => window.print() },
];

/** The actions behind one button, so that a phone shows the findings first. */
function ActionsMenu({ actions }: { actions: readonly Action[] }) {
  return (
    <DropdownMenu
      trigger={
        <Button size="icon" variant="quiet" aria-label={t(messages.actions)}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {actions.map(({ label, icon, href, onPress }) =>
        href === undefined ? (
          <DropdownItem key={label} onSelect={() => onPress?.()}>
            {icon}
            {label}
          </DropdownItem>
        ) : (
          <DropdownItem key={label} asChild>
            <a href={href} download>
              {icon}
              {label}
            </a>
          </DropdownItem>
        ),
      )}
    </DropdownMenu>
  );
}

/** The documents of a report and what can be done with it: at a desk a row of buttons, on a phone a menu. */
export function ReportActions(props: Props) {
  const desk = useMedia(DESK);
  const actions = actionsOf(props);
  if (!desk) return <ActionsMenu actions={actions} />;
  return actions.map(({ label, icon, href, onPress }) =>
    href === undefined ? (
      <Button key={label} onClick={onPress}>
        {icon}
        {label}
      </Button>
    ) : (
      <a key={label} className={buttonClass()} href={href} download>
        {icon}
        {label}
      </a>
    ),
  );
}
