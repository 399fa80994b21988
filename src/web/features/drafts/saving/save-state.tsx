import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { t } from '#shared/messages/translate.ts';
import type { SaveState } from './draft-saver.ts';

const PHASES = {
  saved: { text: messages.phaseSaved, Icon: CircleCheck, tone: 'text-good' },
  unsaved: { text: messages.phaseUnsaved, Icon: CircleDashed, tone: 'text-ink-soft' },
  saving: { text: messages.phaseSaving, Icon: LoaderCircle, tone: 'text-ink-soft' },
  failed: { text: messages.phaseFailed, Icon: CircleAlert, tone: 'text-bad' },
  conflict: { text: messages.phaseConflict, Icon: CircleAlert, tone: 'text-bad' },
  deleted: { text: messages.phaseDeleted, Icon: CircleAlert, tone: 'text-bad' },
} satisfies Record<SaveState['phase'], unknown>;

/** Says whether the text on the screen is saved. */
export function ShownSaveState({ phase }: Pick<SaveState, 'phase'>) {
  const { text, Icon, tone } = PHASES[phase];
  return (
    <span role="status" className={`inline-flex items-center gap-1.5 ${tone}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(text)}
    </span>
  );
}
