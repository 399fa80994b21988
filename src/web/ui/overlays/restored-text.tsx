import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';
import { cx } from '../primitives/class-names.ts';

/** Says that the fields have what was typed before an accident. */
export function RestoredText({ onUndo, className = 'mb-4' }: { onUndo: () => void; className?: string }) {
  return (
    <p
      role="status"
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-wash px-3 py-1 text-ui',
        className,
      )}
    >
      {t(messages.typedRestored)}
      <Button variant="quiet" onClick={onUndo}>
        {t(messages.discardIt)}
      </Button>
    </p>
  );
}
