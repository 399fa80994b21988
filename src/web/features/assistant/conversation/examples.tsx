import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';

const GENERAL = [messages.exampleAuthority, messages.exampleSection];
const OF_CASE = [messages.exampleFact, messages.exampleDates, messages.exampleAuthority];

/** Questions to begin with; choosing one puts it into the form. */
export function Examples({ ofCase, onChoose }: { ofCase: boolean; onChoose: (question: string) => void }) {
  return (
    <div className="mt-4 flex max-w-[40rem] flex-col items-center gap-2">
      <p className="text-13 text-ink-soft">{t(messages.examples)}</p>
      {(ofCase ? OF_CASE : GENERAL).map((message) => (
        <Button key={message.key} className="h-auto! text-left" onClick={() => onChoose(t(message))}>
          {t(message)}
        </Button>
      ))}
    </div>
  );
}
