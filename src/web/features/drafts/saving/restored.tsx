import { Copy } from 'lucide-react';
import { useState } from 'react';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import type { UnsavedText } from './unsaved-texts.ts';

const NOTICE = 'flex flex-col items-start gap-2 rounded-panel border border-line bg-caution-wash p-4 text-ui';
const when = (at: number) => dateTime(new Date(at).toISOString());

/** Says that what was typed last time and was not saved is in the text again. */
export function Restored({ at }: Pick<UnsavedText, 'at'>) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <section role="status" data-print="none" className={NOTICE}>
      <p>{t(messages.restored, { when: when(at) })}</p>
      <Button onClick={() => setShown(false)}>{t(messages.restoredSeen)}</Button>
    </section>
  );
}

/** Shows the text that was typed in a draft deleted since, to copy. */
export function LeftBehind({ text: { at, document } }: { text: UnsavedText }) {
  const read = readDocument(document, () => crypto.randomUUID().slice(-12));
  const text = 'document' in read ? textOfDocument(read.document) : '';
  return (
    <section className={NOTICE}>
      <p>{t(messages.leftBehind, { when: when(at) })}</p>
      <p className="max-h-72 w-full overflow-y-auto rounded-control bg-surface p-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
      <Button onClick={() => void copyText(text, t(messages.textCopied))}>
        <Copy aria-hidden />
        {t(messages.copyText)}
      </Button>
    </section>
  );
}
