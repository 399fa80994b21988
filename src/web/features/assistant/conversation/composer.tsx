import { ArrowUp, Square, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { Textarea } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { Typed } from '../typed-text.ts';

type Props = {
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onSend: () => void;
  onStop: () => void;
  busy: boolean;
  /** The reason why the last question has no answer. */
  failure: string | undefined;
  /** The reason why nothing can be sent now. */
  blocked: string | undefined;
  field: Ref<HTMLTextAreaElement>;
};

/** A finger has no Shift key beside Enter: on a phone Enter starts a new line. */
const sendsOnEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  !event.shiftKey &&
  !event.nativeEvent.isComposing &&
  window.matchMedia('(pointer: fine)').matches;

function problemOf({ typed, failure, blocked }: Props): string | undefined {
  const count = typed.text.length;
  if (count > ASSISTANT.content) return t(messages.tooLong, { max: ASSISTANT.content, count });
  if (failure) return t(messages.answerFailed, { reason: failure });
  return blocked;
}

function Editing({ onCancel }: { onCancel: () => void }) {
  return (
    <p className="flex items-center gap-1 text-13 text-ink-soft">
      {t(messages.editing)}
      <Button variant="quiet" size="icon" aria-label={t(messages.cancelEdit)} onClick={onCancel}>
        <X aria-hidden />
      </Button>
    </p>
  );
}

/** The form of a chat: what is typed stays in it until it is saved, and comes back when that fails. */
export function Composer(props: Props) {
  const { typed, onTyped, onSend, onStop, busy, blocked, field } = props;
  const id = useId();
  const problem = problemOf(props);
  const sendable = typed.text.trim() !== '' && typed.text.length <= ASSISTANT.content && !blocked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sendable && !busy) onSend();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-1" data-print="none">
      {typed.editing ? <Editing onCancel={() => onTyped({ text: '' })} /> : null}
      {problem ? (
        <p role="alert" id={`${id}-problem`} className="text-ui text-bad">
          {problem}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {t(messages.messageLabel)}
        </label>
        <Textarea
          ref={field}
          id={id}
          rows={1}
          value={typed.text}
          placeholder={t(messages.placeholder)}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="field-sizing-content max-h-[40dvh] min-h-11! resize-none text-16!"
          onChange={(event) => onTyped({ ...typed, text: event.target.value })}
          onKeyDown={(event) => {
            if (sendsOnEnter(event)) submit(event);
          }}
        />
        {busy ? (
          <Button
            size="icon"
            aria-label={t(messages.stop)}
            title={t(messages.stop)}
            className="size-11!"
            onClick={onStop}
          >
            <Square aria-hidden />
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="icon"
            aria-label={t(messages.send)}
            title={t(messages.send)}
            className="size-11!"
            disabled={!sendable}
          >
            <ArrowUp aria-hidden />
          </Button>
        )}
      </div>
      <p className="hidden text-12 text-ink-faint md:block">{t(messages.sendHint)}</p>
    </form>
  );
}
