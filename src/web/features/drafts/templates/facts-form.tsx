import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { DayNote } from '#law/drafting/days/day-notes.ts';
import type { DraftTemplate, TemplateFact } from '#shared/contracts/drafts/draft-templates.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { messages as deadlines } from '#shared/messages/en/practice/deadlines.ts';
import { messages as checks } from '#shared/messages/en/practice/draft-checks.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { fileNamesQuery } from '../export/use-annexures.ts';
import { FactField, readTyped, shownValue } from './fact-field.tsx';
import { PaperValues, typedOf, UseAllValues } from './paper-values.tsx';
import { paperFactsQuery } from './queries.ts';

/** Notes on the days that are typed into the form of a template, by the rules that the check before filing uses. */
function useDayNotes(template: DraftTemplate, typed: Readonly<Record<string, string>>): DayNote[] {
  const [notes, setNotes] = useState<DayNote[]>([]);
  useEffect(() => {
    let current = true;
    const facts: Record<string, string> = {};
    for (const fact of template.facts) {
      const read = readTyped(fact, typed[fact.name] ?? '');
      if ('value' in read && read.value !== '') facts[fact.name] = read.value;
    }
    // The rules come with the engine of limitation, which a form without days does not load.
    const hasDays = template.facts.some(({ type, name }) => type === 'date' && facts[name] !== undefined);
    const rules = hasDays ? import('#law/drafting/templates/paper-of-template.ts') : undefined;
    if (!rules) setNotes([]);
    void rules?.then(({ notesOfTemplate }) => {
      if (current) setNotes(notesOfTemplate(template, facts));
    });
    return () => {
      current = false;
    };
  }, [template, typed]);
  return notes;
}

type NamedFilesProps = { caseId: string; chosen: readonly string[]; onChange: (files: string[]) => void };

/** Files of the case that a paper names; the server computes the SHA-256 of each. */
function NamedFiles({ caseId, chosen, onChange }: NamedFilesProps) {
  const { data = [] } = useQuery(fileNamesQuery(caseId));
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-ui font-medium">{t(messages.files)}</legend>
      <p className="text-13 text-ink-soft">{t(messages.filesHint)}</p>
      {data.map(({ id, file_name }) => (
        <Checkbox
          key={id}
          label={file_name}
          checked={chosen.includes(id)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}

/** The rules of law that a template follows, for the lawyer to read. */
function Basis({ sources }: Pick<DraftTemplate, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <details className="group rounded-control border border-line bg-paper text-ui">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 font-medium">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {t(messages.basis)}
      </summary>
      <dl className="flex flex-col gap-2 px-3 pb-3">
        {sources.map(({ act, provision, rule }) => (
          <div key={act + provision}>
            <dt className="font-medium">{`${provision}, ${act}`}</dt>
            <dd className="text-ink-soft">{rule}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Notes on the typed days, against each other and the law. */
function DayNotes({ notes }: { notes: readonly DayNote[] }) {
  return (
    <div role="status" className="text-ui">
      {notes.length > 0 ? <p className="font-medium">{t(messages.daysTitle)}</p> : null}
      <ul className="list-disc pl-5">
        {notes.map(({ note, values }) => (
          <li key={note + JSON.stringify(values)}>{t(checks[note] as Message<string>, values)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the deadlines that run from a day; the form stays open behind the new tab. */
function FromDay({ caseId, fact, typed }: { caseId: string; fact: TemplateFact; typed: string }) {
  const read = readTyped(fact, typed);
  if ('error' in read || read.value === '') return null;
  return (
    <SiteLink
      to={`/home/deadlines?case=${caseId}&day=${read.value}`}
      target="_blank"
      aria-label={t(deadlines.workOutFrom, { title: fact.label })}
      className="text-link inline-flex min-h-11 items-center text-13 md:min-h-0 md:py-1"
    >
      {t(deadlines.workOut)}
    </SiteLink>
  );
}

type Props = {
  /** Id of the form, for its button in the footer of the dialog. */
  id: string;
  template: DraftTemplate;
  caseId: string;
  onMake: (facts: Record<string, string>, files: string[]) => void;
};

/** The facts that a template asks for; each may stay empty. */
export function FactsForm({ id, template, caseId, onMake }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(template.facts.map((fact) => [fact.name, shownValue(fact)])),
  );
  const [files, setFiles] = useState<string[]>([]);
  const { data: papers } = useQuery(paperFactsQuery(caseId));
  const valuesOf = (name: string) => papers?.facts.filter((one) => one.name === name) ?? [];
  const fillable = template.facts.flatMap((fact) => {
    const values = valuesOf(fact.name);
    const [only] = values;
    return only && values.length === 1 && (typed[fact.name] ?? '') === ''
      ? [[fact.name, typedOf(fact, only)] as const]
      : [];
  });
  const notes = useDayNotes(template, typed);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = (name: string, value: string) => {
    setTyped((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _, ...rest }) => rest);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const facts: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const fact of template.facts) {
      const read = readTyped(fact, typed[fact.name] ?? '');
      if ('error' in read) found[fact.name] = read.error;
      else if (read.value !== '') facts[fact.name] = read.value;
    }
    setErrors(found);
    const first = template.facts.findIndex(({ name }) => found[name] !== undefined);
    if (first < 0) onMake(facts, files);
    else
      event.currentTarget
        .querySelector<HTMLElement>(`[data-fact="${template.facts[first]?.name}"] :is(input, textarea)`)
        ?.focus();
  };
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-ui text-ink-soft">{t(messages.factsText)}</p>
      <Basis sources={template.sources} />
      {papers && template.facts.some(({ name }) => valuesOf(name).length > 0) ? (
        <UseAllValues
          count={fillable.length}
          pages={papers.pages}
          all={papers.all}
          onUse={() => setTyped((now) => ({ ...now, ...Object.fromEntries(fillable) }))}
        />
      ) : null}
      {template.facts.map((fact) => (
        <div key={fact.name} data-fact={fact.name}>
          <FactField
            fact={fact}
            typed={typed[fact.name] ?? ''}
            error={errors[fact.name]}
            onChange={(value) => change(fact.name, value)}
          />
          {fact.type === 'date' ? (
            <FromDay caseId={caseId} fact={fact} typed={typed[fact.name] ?? ''} />
          ) : null}
          <PaperValues
            fact={fact}
            typed={typed[fact.name] ?? ''}
            values={valuesOf(fact.name)}
            onUse={(value) => change(fact.name, value)}
          />
        </div>
      ))}
      {template.files ? <NamedFiles caseId={caseId} chosen={files} onChange={setFiles} /> : null}
      <DayNotes notes={notes} />
      <p className="text-13 text-ink-soft">{t(messages.readIt)}</p>
    </form>
  );
}
