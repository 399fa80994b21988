import { Pencil } from 'lucide-react';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';

type Props = {
  content: string;
  /** Puts the question into the form, to ask it again in other words; missing where the reader may not write. */
  onEdit: (() => void) | undefined;
};

/** A question, as it was typed. */
export function Question({ content, onEdit }: Props) {
  return (
    <article aria-label={t(messages.you)} data-question className="flex items-start justify-end gap-1">
      {onEdit ? (
        <Button
          variant="quiet"
          size="icon"
          data-print="none"
          aria-label={t(messages.editQuestion)}
          title={t(messages.editQuestion)}
          className="text-ink-faint! hover:text-ink!"
          onClick={onEdit}
        >
          <Pencil aria-hidden />
        </Button>
      ) : null}
      <p className="max-w-[min(85%,60ch)] rounded-panel bg-wash px-4 py-2.5 text-16 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {content}
      </p>
    </article>
  );
}
