import { messages } from '#shared/messages/en/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Kbd } from '#web/ui/primitives/kbd.tsx';
import { COMMAND_KEY } from './palette/command-key.ts';

const GROUPS: { title: string; rows: [keys: string[], what: string][] }[] = [
  {
    title: t(messages.anywhere),
    rows: [
      [['/'], t(messages.goToTheSearchBox)],
      [[COMMAND_KEY, 'K'], t(messages.goToAPageOr)],
      [['?'], t(messages.showThisSheet)],
      [['Esc'], t(messages.closeWhatIsOpen)],
      [['F8'], t(messages.goToTheNotification)],
    ],
  },
  {
    title: t(messages.inListsAndInThe),
    rows: [
      [['j'], 'Next'],
      [['k'], 'Previous'],
      [['n'], t(messages.nextPassageThatWasFound)],
      [['p'], t(messages.previousPassage)],
    ],
  },
  {
    title: t(messages.inAPdf),
    rows: [
      [[COMMAND_KEY, 'F'], t(messages.searchInThisFile)],
      [['+'], 'Larger'],
      [['-'], 'Smaller'],
      [['0'], t(messages.fitTheWidth)],
      [['n'], t(messages.nextPlaceThatWasFound)],
      [['p'], t(messages.previousPlace)],
    ],
  },
];

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function KeyboardHelp({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t(messages.keyboardShortcuts)} width="sm">
      <div className="flex flex-col gap-6">
        {GROUPS.map((group) => (
          <section key={group.title}>
            <h3 className="mb-2 text-13 font-semibold text-ink-soft">{group.title}</h3>
            <dl className="divide-y divide-line">
              {group.rows.map(([keys, what]) => (
                <div key={what} className="flex items-center justify-between gap-4 py-2">
                  <dt className="text-ui">{what}</dt>
                  <dd className="flex gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
