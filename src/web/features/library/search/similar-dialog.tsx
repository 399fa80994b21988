import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import { SEARCH } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Field, Textarea } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { count } from '#web/ui/time/dates.ts';
import { keepText } from './similar-texts.ts';

const SHORTEST = 20;
const NOT_TEXT = t(messages.thisFileDoesNotHold);

/** What the text of a file says, or why it cannot be read: only plain text is. */
export async function textOfFile(file: Blob): Promise<{ text: string } | { error: string }> {
  const text = await file.text();
  // Bytes that are no text come as replacement characters or as zeros.
  if (text.includes('\u0000') || (text.match(/\ufffd/g)?.length ?? 0) > text.length / 100)
    return { error: NOT_TEXT };
  return text.trim() === ''
    ? { error: t(messages.thisFileIsEmpty) }
    : { text: text.slice(0, SEARCH.maxSimilarLength) };
}

/** What is typed, or read from a text file. */
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
  /** Given the key of the text. */
  onText: (similar: string) => void;
  trigger: ReactElement;
};

/** Facts to paste, or a text file; what comes are the judgments most like them. */
export function SimilarDialog({ onText, trigger }: Props) {
  const [open, setOpen] = useState(false);
  const { text, type, problem, pick } = useFacts();
  const picker = useRef<HTMLInputElement>(null);
  const length = text.trim().length;

  const find = () => {
    setOpen(false);
    onText(keepText(text.trim()));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t(messages.findSimilar)}
      description={t(messages.theJudgmentsMostLikeYour)}
      width="lg"
      trigger={trigger}
      footer={
        <>
          <Button onClick={() => picker.current?.click()}>
            <FileUp aria-hidden />
            {t(messages.readATextFile)}
          </Button>
          <Button variant="primary" disabled={length < SHORTEST} onClick={find}>
            {t(messages.findSimilarJudgments)}
          </Button>
        </>
      }
    >
      <Field
        label={t(messages.factsAPassageOrA)}
        hint={t(messages.lengthOfMaxsimilarlengthCharactersValue3, {
          length: count(text.length),
          maxSimilarLength: count(SEARCH.maxSimilarLength),
          value3: length < SHORTEST ? `; at least ${SHORTEST}` : '',
        })}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            maxLength={SEARCH.maxSimilarLength}
            value={text}
            onChange={(event) => type(event.target.value)}
            className="max-h-[50dvh]"
          />
        )}
      </Field>
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
