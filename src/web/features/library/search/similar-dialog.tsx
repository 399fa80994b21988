import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { keepPasted } from '#web/data/device/pasted-texts.ts';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

const SHORTEST = 20;

/** The text of a plain text file, or why it cannot be read. */
export async function textOfFile(file: Blob): Promise<{ text: string } | { error: string }> {
  const text = await file.text();
  // Bytes that are not text decode to replacement characters or zeros; a few are no reason to refuse a judgment.
  if ((text.match(/[\0\ufffd]/g)?.length ?? 0) > text.length / 100) return { error: t(messages.fileNotText) };
  return text.trim() === ''
    ? { error: t(messages.fileEmpty) }
    : { text: text.slice(0, SEARCH.maxSimilarLength) };
}

/** The typed text, or the text of a file. */
function useFacts() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const type = (next: string) => {
    setText(next);
    setProblem('');
  };
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const read = await textOfFile(file);
    if ('error' in read) setProblem(read.error);
    else type(read.text);
  };
  return { text, type, problem, pick };
}

type Props = {
  /** Called with the key of the text. */
  onText: (similar: string) => void;
  trigger: ReactElement;
};

/** Takes pasted facts or a text file, and finds the judgments most like them. */
export function SimilarDialog({ onText, trigger }: Props) {
  const [open, setOpen] = useState(false);
  const { text, type, problem, pick } = useFacts();
  const picker = useRef<HTMLInputElement>(null);
  const length = text.trim().length;
  const limits = { length: text.length, most: SEARCH.maxSimilarLength };

  const find = () => {
    setOpen(false);
    onText(keepPasted(text.trim()));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t(messages.findSimilar)}
      description={t(messages.findSimilarHint)}
      width="lg"
      trigger={trigger}
      footer={
        <>
          <Button onClick={() => picker.current?.click()}>
            <FileUp aria-hidden />
            {t(messages.readTextFile)}
          </Button>
          <Button variant="primary" disabled={length < SHORTEST} onClick={find}>
            {t(messages.findSimilarJudgments)}
          </Button>
        </>
      }
    >
      <TextareaField
        label={t(messages.factsToCompare)}
        hint={
          length < SHORTEST
            ? t(messages.textLengthTooShort, { ...limits, least: SHORTEST })
            : t(messages.textLength, limits)
        }
        error={problem}
        rows={12}
        maxLength={SEARCH.maxSimilarLength}
        value={text}
        onChange={(event) => type(event.target.value)}
        className="max-h-[50dvh]"
      />
      <input
        ref={picker}
        type="file"
        accept=".txt,text/plain"
        aria-label={t(messages.textFile)}
        className="hidden"
        onChange={(event) => void pick(event)}
      />
    </Dialog>
  );
}
