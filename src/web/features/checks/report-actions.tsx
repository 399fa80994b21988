import { FileDown, MessageSquareText, Printer } from 'lucide-react';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { markedCopy, reportAddress } from './queries.ts';

type Props = {
  id: string;
  name: string;
  /** The checked text, while this session has it. */
  text: string | undefined;
};

/** The address of a file stays valid until the browser has read it. */
const ADDRESS_MS = 60_000;

async function saveMarkedCopy(id: string, name: string, text: string): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await markedCopy(id, text));
    link.download = `${t(messages.markedDocument)} - ${name}.docx`.replaceAll(/[\\/:*?"<>|]/gu, '_');
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_MS);
  } catch (error) {
    toast({ title: t(messages.downloadFailed), description: sentence(error), variant: 'destructive' });
  }
}

/** The documents of a report and what can be done with it. */
export function ReportActions({ id, name, text }: Props) {
  return (
    <div className="flex flex-wrap gap-2" data-print="none">
      <a className={buttonClass()} href={reportAddress(id, 'docx')} download>
        <FileDown aria-hidden />
        {t(messages.word)}
      </a>
      <a className={buttonClass()} href={reportAddress(id, 'pdf')} download>
        <FileDown aria-hidden />
        {t(messages.pdf)}
      </a>
      {text === undefined ? null : (
        <Button onClick={() => void saveMarkedCopy(id, name, text)}>
          <MessageSquareText aria-hidden />
          {t(messages.wordWithComments)}
        </Button>
      )}
      <a className={buttonClass()} href={reportAddress(id, 'docx', 'note')} download>
        <FileDown aria-hidden />
        {t(messages.note)}
      </a>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        {t(messages.print)}
      </Button>
    </div>
  );
}
