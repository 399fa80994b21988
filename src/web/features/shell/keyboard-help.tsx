import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Kbd } from '#web/ui/primitives/kbd.tsx';
import { COMMAND_KEY } from './palette/command-key.ts';

const GROUPS: { title: string; rows: [keys: string[], what: string][] }[] = [
  {
    title: 'Anywhere',
    rows: [
      [['/'], 'Go to the search box'],
      [[COMMAND_KEY, 'K'], 'Go to a page or a recent case'],
      [['?'], 'Show this sheet'],
      [['Esc'], 'Close what is open'],
      [['F8'], 'Go to the notification'],
    ],
  },
  {
    title: 'In lists and in the reader',
    rows: [
      [['j'], 'Next'],
      [['k'], 'Previous'],
      [['n'], 'Next passage that was found'],
      [['p'], 'Previous passage'],
    ],
  },
  {
    title: 'In a PDF',
    rows: [
      [[COMMAND_KEY, 'F'], 'Search in this file'],
      [['+'], 'Larger'],
      [['-'], 'Smaller'],
      [['0'], 'Fit the width'],
      [['n'], 'Next place that was found'],
      [['p'], 'Previous place'],
    ],
  },
];

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function KeyboardHelp({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" width="sm">
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
