import { RotateCcw } from 'lucide-react';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { END_NOTES } from '../ends.ts';

export const Note = ({ children }: { children: string }) => (
  <p className="self-start rounded-control bg-caution-wash px-3 py-1.5 text-13 text-caution">{children}</p>
);

/** Says why the words above it are not a whole answer; nothing while they arrive. */
export function EndNote({ phase }: { phase: string }) {
  return phase in END_NOTES ? <Note>{t(END_NOTES[phase as keyof typeof END_NOTES])}</Note> : null;
}

/** Explains why quotations replace the model's answer, or its end is missing, with a way to ask it again. */
export function Ended({ says, onAgain }: { says: string; onAgain: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Note>{says}</Note>
      {onAgain ? (
        <Button onClick={onAgain}>
          <RotateCcw aria-hidden />
          {t(messages.tryAgain)}
        </Button>
      ) : null}
    </div>
  );
}

/** Explains a failure of the model in a sentence. */
export const whyEnded = ({ reason, failure }: Fallback): string =>
  t(messages.modelEnded, { reason: failure ?? reason });
