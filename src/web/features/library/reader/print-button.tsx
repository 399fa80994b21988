import { Printer } from 'lucide-react';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { QUIET_ACTION } from '../search/results/card-actions.tsx';

/** Prints the document; the style sheet of the reader leaves everything else of the page out. */
function print(highlights: boolean): void {
  const { dataset } = document.documentElement;
  if (highlights) dataset.printed = 'highlights';
  // Some browsers return at once, and ask for the printer afterwards.
  window.addEventListener('afterprint', () => delete dataset.printed, { once: true });
  window.print();
}

/** Prints the judgment. Where words are highlighted, it asks whether these highlights are printed too. */
export function PrintButton({ highlighted }: { highlighted: boolean }) {
  const look = (onClick?: () => void) => (
    <button type="button" className={QUIET_ACTION} onClick={onClick}>
      <Printer aria-hidden />
      {t(messages.print)}
    </button>
  );
  if (!highlighted) return look(() => print(false));
  return (
    <DropdownMenu trigger={look()} align="start">
      <DropdownItem onSelect={() => print(false)}>{t(messages.printPlain)}</DropdownItem>
      <DropdownItem onSelect={() => print(true)}>{t(messages.printHighlighted)}</DropdownItem>
    </DropdownMenu>
  );
}
