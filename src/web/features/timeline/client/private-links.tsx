import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ClientPage, type ConsentWay, consentWays } from '#shared/contracts/client-pages.ts';
import { messages } from '#shared/messages/en/practice/client-pages.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { clientPagesQuery, endClientPage, makeClientPage, offeredFilesQuery } from './queries.ts';

/** Lives of a link in months, with their days. */
const LIVES = { '1': 30, '6': 180, '12': 365 } as const;
type Life = keyof typeof LIVES;

function PageRow({ page, caseId }: { page: ClientPage; caseId: string }) {
  const end = useChange({
    mutationFn: () => endClientPage(page.id),
    onSuccess: () => toastSuccess(t(messages.ended)),
    failed: t(messages.notEnded),
    stale: clientPagesQuery(caseId).queryKey,
  });
  const over = page.ended_at !== null || new Date(page.expires_at) < new Date();
  const read = page.last_read_at
    ? t(messages.pageRead, { date: shortDate(page.last_read_at) })
    : t(messages.pageUnread);
  const until = t(messages.pageUntil, { date: shortDate(page.expires_at) });
  const facts = [
    t(messages.consentWay, { way: page.consent }),
    page.ended_at === null ? until : t(messages.pageEnded),
    read,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 row-pad-tight">
      <span className="min-w-0 text-ui">
        {shortDate(page.created_at)}
        <span className="block text-13 text-ink-soft">{facts.join(' · ')}</span>
      </span>
      {over ? null : (
        <Button
          aria-label={t(messages.endPage, { date: shortDate(page.created_at) })}
          onClick={() => end.mutate()}
        >
          {t(messages.ends)}
        </Button>
      )}
    </li>
  );
}

/** The link, shown this once. */
function MadeLink({ path }: { path: string }) {
  const address = `${window.location.origin}${path}`;
  return (
    <Field label={t(messages.link)} hint={t(messages.linkOnce)}>
      {(control) => (
        <div ref={(made) => made?.scrollIntoView?.({ block: 'nearest' })} className="flex flex-wrap gap-2">
          <Input {...control} readOnly value={address} className="min-w-0 flex-1" />
          <Button onClick={() => void copyText(address, t(messages.link))}>{t(messages.copyLink)}</Button>
        </div>
      )}
    </Field>
  );
}

function useNewLink(caseId: string, language: string) {
  const [consent, setConsent] = useState<ConsentWay>();
  const [life, setLife] = useState<Life>('6');
  const [dues, setDues] = useState(false);
  const [shared, setShared] = useState<ReadonlySet<string>>(new Set());
  const make = useChange({
    mutationFn: (way: ConsentWay) =>
      makeClientPage({
        case_id: caseId,
        language,
        days: LIVES[life],
        files: [...shared],
        consent: way,
        dues,
      }),
    onSuccess: () => {
      setShared(new Set());
      setDues(false);
    },
    failed: t(messages.notMade),
    stale: clientPagesQuery(caseId).queryKey,
  });
  const share = (id: string, wanted: boolean) => {
    const next = new Set(shared);
    if (wanted) next.add(id);
    else next.delete(id);
    setShared(next);
  };
  return { dues, setDues, consent, setConsent, life, setLife, shared, share, make };
}

/** Private links of a case for its client. A link needs the consent of the client, which is recorded with it. */
export function PrivateLinks({ caseId, language }: { caseId: string; language: string }) {
  const { data } = useQuery(clientPagesQuery(caseId));
  const { data: files } = useQuery(offeredFilesQuery(caseId));
  const { dues, setDues, consent, setConsent, life, setLife, shared, share, make } = useNewLink(
    caseId,
    language,
  );
  return (
    <section aria-label={t(messages.pages)} className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-ui font-semibold">{t(messages.pages)}</h3>
        <p className="text-13 text-ink-soft">{t(messages.pagesLead)}</p>
      </div>
      {files && files.length > 0 ? (
        <fieldset>
          <legend className="text-ui font-medium">{t(messages.papers)}</legend>
          <div className="-mx-2 max-h-44 overflow-y-auto">
            {files.map(({ id, file_name }) => (
              <Checkbox
                key={id}
                label={<span className="[overflow-wrap:anywhere]">{file_name}</span>}
                checked={shared.has(id)}
                onCheckedChange={(wanted) => share(id, wanted)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t(messages.consent)}
          value={consent}
          onValueChange={setConsent}
          options={consentWays.map((way) => ({ value: way, label: t(messages.consentWay, { way }) }))}
        />
        <SelectField<Life>
          label={t(messages.ends)}
          value={life}
          onValueChange={setLife}
          options={(['1', '6', '12'] as const).map((value) => ({
            value,
            label: t(messages.endsIn, { months: Number(value) }),
          }))}
        />
      </div>
      <div className="-mx-2">
        <Checkbox label={t(messages.showDues)} checked={dues} onCheckedChange={setDues} />
      </div>
      <Button
        className="self-start"
        disabled={consent === undefined}
        busy={make.isPending && t(messages.making)}
        onClick={() => (consent ? make.mutate(consent) : undefined)}
      >
        {t(messages.makeLink)}
      </Button>
      {make.data ? <MadeLink path={make.data.path} /> : null}
      {data && data.pages.length > 0 ? (
        <ul aria-label={t(messages.pages)} className="divide-y divide-line">
          {data.pages.map((page) => (
            <PageRow key={page.id} page={page} caseId={caseId} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
