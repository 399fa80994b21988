import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientMessage } from '#shared/contracts/client-pages.ts';
import { messages } from '#shared/messages/en/practice/client-pages.ts';
import { LANGUAGES, type LanguageCode, languageCodes } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { toastFailure } from '#web/data/toast-failure.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { MessageTemplates } from './message-templates.tsx';
import { PrivateLinks } from './private-links.tsx';
import { clientMessageQuery, emailUrl, keepMessage, sendSms, whatsAppUrl } from './queries.ts';

type Way = 'whatsapp' | 'email' | 'sms';

/** The SMS as the template of the operator makes it: it is read first, and a press sends it. */
function Sms({ caseId, language, text }: { caseId: string; language: string; text: string }) {
  const send = useChange({
    mutationFn: async () => {
      await sendSms(caseId, language);
      // A message that is sent is not sent again because its note failed.
      return keepMessage(caseId, t(messages.noteTitle, { way: 'sms' }), text).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
    },
    onSuccess: (unkept) =>
      unkept ? toastFailure(t(messages.notKept), unkept.error) : toastSuccess(t(messages.smsSent)),
    failed: t(messages.smsNotSent),
    stale: ['timeline-events'],
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 flex-1 basis-60 text-13 text-ink-soft [overflow-wrap:anywhere]">
        {t(messages.smsReads, { text })}
      </p>
      <Button disabled={send.isPending || send.isSuccess} onClick={() => send.mutate()}>
        {t(messages.bySms)}
      </Button>
    </div>
  );
}

/** The words, which can be changed; a press opens them in another program and keeps them with the case. */
type WordsProps = { caseId: string; language: string; proposed: ClientMessage; words: string };

function Words({ caseId, language, proposed, words }: WordsProps) {
  const [text, setText] = useState(words);
  const keep = useChange({
    mutationFn: (way: Way) => keepMessage(caseId, t(messages.noteTitle, { way }), text),
    onSuccess: () => toastSuccess(t(messages.kept)),
    failed: t(messages.notKept),
    stale: ['timeline-events'],
  });
  const phone = proposed.client?.phone ?? null;
  const email = proposed.client?.email ?? null;
  return (
    <>
      <TextareaField
        label={t(messages.message)}
        hint={t(messages.messageHint)}
        className="min-h-44"
        value={text}
        maxLength={4000}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsAppUrl(phone, text)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary')}
          onClick={() => keep.mutate('whatsapp')}
        >
          {t(messages.byWhatsApp)}
        </a>
        <a
          href={emailUrl(email, proposed.subject, text)}
          className={buttonClass()}
          onClick={() => keep.mutate('email')}
        >
          {t(messages.byEmail)}
        </a>
      </div>
      {proposed.sms === null ? null : <Sms caseId={caseId} language={language} text={proposed.sms} />}
      {phone === null ? <p className="text-13 text-ink-soft">{t(messages.noPhone)}</p> : null}
    </>
  );
}

/** The words of the chosen template, or the proposed ones; choosing others fills the field again. */
function Message({ caseId, language, proposed }: Omit<WordsProps, 'words'>) {
  const [chosen, setChosen] = useState<string>();
  const template = proposed.templates.find(({ id }) => id === chosen);
  return (
    <>
      <MessageTemplates language={language} proposed={proposed} chosen={template?.id} onChoose={setChosen} />
      <Words
        key={template?.id ?? ''}
        {...{ caseId, language, proposed }}
        words={template?.text ?? proposed.text}
      />
    </>
  );
}

type Props = {
  caseId: string;
  /** The title of the case, where several are shown. */
  title?: string;
  /** The reader owns the case, and so may make private links. */
  owns: boolean;
  onClose: () => void;
};

/** Proposes a message to the client in a language, and makes private links. Nothing goes without a press. */
export function ClientDialog({ caseId, title, owns, onClose }: Props) {
  const [language, setLanguage] = useState<LanguageCode>('en');
  const query = useQuery(clientMessageQuery(caseId, language));
  const { data } = query;
  return (
    <Dialog
      open
      width="md"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.tell)}
      {...(title === undefined ? {} : { description: <span data-about="">{title}</span> })}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t(messages.language)}
          value={language}
          onValueChange={setLanguage}
          options={languageCodes.map((code) => ({ value: code, label: LANGUAGES[code].name }))}
        />
        {data ? (
          <Message key={language} caseId={caseId} language={language} proposed={data} />
        ) : (
          <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-44" />
        )}
        {owns ? <PrivateLinks caseId={caseId} language={language} /> : null}
      </div>
    </Dialog>
  );
}
