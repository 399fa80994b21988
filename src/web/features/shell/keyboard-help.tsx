import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Kbd } from '#web/ui/primitives/kbd.tsx';
import { commandKey } from './palette/command-key.ts';

type Group = { title: string; rows: [keys: string[], what: string][] };

const groups = (): Group[] => [
  {
    title: t(messages.anywhere),
    rows: [
      [['/'], t(messages.goToSearchBox)],
      [[commandKey(), 'K'], t(messages.goToPageOrCase)],
      [['?'], t(messages.showShortcuts)],
      [[t(messages.escapeKey)], t(messages.closeOpen)],
      [['F8'], t(messages.goToNotification)],
    ],
  },
  {
    title: t(messages.inListsAndReader),
    rows: [
      [['j'], t(messages.next)],
      [['k'], t(messages.previous)],
      [['n'], t(messages.nextPassage)],
      [['p'], t(messages.previousPassage)],
      [['m'], t(messages.writeNote)],
    ],
  },
  {
    title: t(messages.inPdf),
    rows: [
      [[commandKey(), 'F'], t(messages.searchInFile)],
      [['+'], t(messages.larger)],
      [['-'], t(messages.smaller)],
      [['0'], t(messages.fitWidth)],
      [['n'], t(messages.nextMatch)],
      [['p'], t(messages.previousMatch)],
    ],
  },
  {
    title: t(messages.inDraft),
    rows: [
      [[commandKey(), 'S'], t(messages.saveDraft)],
      [[commandKey(), 'F'], t(messages.findInDraft)],
      [[t(messages.escapeKey), 'Tab'], t(messages.leaveText)],
    ],
  },
];

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function KeyboardHelp({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t(messages.shortcuts)} width="sm" textFirst>
      <div className="flex flex-col gap-6">
        {groups().map((group) => (
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
