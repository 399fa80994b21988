import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/en/common.ts';
import { t } from '#shared/messages/translate.ts';

export type Difference = { label: string; now: string };

/** What somebody else wrote since it was read; `labels` names the fields that are compared, by what a form calls them. */
export function differences(
  labels: Readonly<Record<string, string>>,
  before: object,
  now: object,
): Difference[] {
  const text = (values: object, name: string) =>
    String((values as Readonly<Record<string, unknown>>)[name] ?? '');
  return Object.entries(labels).flatMap(([name, label]) =>
    text(before, name) === text(now, name) ? [] : [{ label, now: text(now, name) }],
  );
}

/** In a form for something that was changed elsewhere while it was open: who saves again has seen what they save over. */
export function ChangedMeanwhile({ changes }: { changes: readonly Difference[] }) {
  const box = useRef<HTMLDivElement>(null);
  // Whoever saved from the foot of a long form must see why it was not saved.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={box} role="status" className="mb-4 rounded-control bg-caution-wash px-3 py-2 text-ui">
      <p className="font-medium">{t(messages.whatTheOtherWindowWrote)}</p>
      <ul className="mt-1">
        {changes.map(({ label, now }) => (
          <li key={label} className="[overflow-wrap:anywhere]">
            {label}: {now || 'nothing'}
          </li>
        ))}
      </ul>
    </div>
  );
}
