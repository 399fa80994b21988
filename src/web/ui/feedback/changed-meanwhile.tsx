import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';

export type Difference = { label: string; now: string };

/** The fields that changed between two reads. `labels`: the fields to compare, by their name in the form. */
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

/**
 * Shows in an open form what another window has saved in the meantime, so that users see it before they overwrite it.
 */
export function ChangedMeanwhile({ changes }: { changes: readonly Difference[] }) {
  const box = useRef<HTMLDivElement>(null);
  // The save button of a long form may be far below this box. Newer browsers return a promise, which is no cleanup.
  useEffect(() => void box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={box} role="status" className="mb-4 rounded-control bg-caution-wash px-3 py-2 text-ui">
      <p className="font-medium">{t(messages.changedElsewhere)}</p>
      <ul className="mt-1">
        {changes.map(({ label, now }) => (
          <li key={label} className="[overflow-wrap:anywhere]">
            {t(messages.labelAndValue, { label, value: now || t(messages.emptyValue) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
