import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/en/library/acts.ts';
import { t } from '#shared/messages/translate.ts';
import { dayRefusal, readTypedDay, typedDay } from '#shared/typed-day.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { ConcordanceResult } from './concordance-result.tsx';
import { ConcordanceTable } from './concordance-table.tsx';
import type { AskedProvision } from './queries.ts';

const CODES = ['IPC', 'CrPC', 'Evidence Act', 'BNS', 'BNSS', 'BSA'] as const;

/** Asks what became of one provision; what is asked is kept in the address. */
function ConcordanceForm({ asked }: { asked: Partial<AskedProvision> }) {
  const navigate = useNavigate();
  const [act, setAct] = useState<string>(
    CODES.find((code) => code.toLowerCase() === asked.act?.toLowerCase()) ?? 'IPC',
  );
  const [section, setSection] = useState(asked.section ?? '');
  const [day, setDay] = useState(asked.date ? typedDay(asked.date) : '');
  const [tried, setTried] = useState(false);
  const read = readTypedDay(day);
  const date = typeof read === 'object' ? read.day : undefined;
  const refused = typeof read === 'object' || day.trim() === '' ? undefined : dayRefusal(read);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (section.trim() === '' || refused) return;
    void navigate({ to: '/home/concordance', search: { act, section: section.trim(), date } });
  };
  return (
    <form onSubmit={submit} className="grid items-start gap-4 md:grid-cols-[12rem_12rem_1fr_auto]">
      <SelectField
        label={t(messages.code)}
        value={act}
        onValueChange={setAct}
        options={CODES.map((code) => ({ value: code, label: code }))}
      />
      <InputField
        label={t(messages.section)}
        hint={t(messages.sectionExample)}
        {...(tried && section.trim() === '' ? { error: t(messages.sectionNeeded) } : {})}
        value={section}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setSection(event.target.value)}
      />
      <DateField
        label={t(messages.offenceDate)}
        optional
        value={day}
        onChange={setDay}
        {...(tried && refused ? { error: refused } : {})}
      />
      <Button type="submit" variant="primary" className="md:mt-6">
        {t(messages.find)}
      </Button>
    </form>
  );
}

/** The criminal codes before and after 1 July 2024: one provision, and all rows. */
export function OldAndNewLaw({ asked }: { asked: Partial<AskedProvision> }) {
  const { act, section, date } = asked;
  return (
    <Page>
      <PageTitle>{t(messages.concordance)}</PageTitle>
      <BackLink to="/home/acts">{t(messages.acts)}</BackLink>
      <PageHeader title={t(messages.concordance)} description={t(messages.concordanceIntro)} />
      <div className="flex flex-col gap-6">
        <ConcordanceForm key={`${act} ${section} ${date}`} asked={asked} />
        {act && section ? <ConcordanceResult asked={{ act, section, date }} /> : null}
        <ConcordanceTable key={act ?? ''} asked={act} />
        <p className="max-w-[66ch] text-13 text-ink-soft">{t(messages.concordanceNote)}</p>
      </div>
    </Page>
  );
}
