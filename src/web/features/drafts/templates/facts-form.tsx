import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DraftTemplate } from '#shared/contracts/drafts/draft-templates.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { t } from '#shared/messages/translate.ts';
import { FactField, readTyped, shownValue } from './fact-field.tsx';

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

type Props = {
  /** Id of the form, for its button in the footer of the dialog. */
  id: string;
  template: DraftTemplate;
  onMake: (facts: Record<string, string>) => void;
};

/** The facts that a template asks for; each may stay empty. */
export function FactsForm({ id, template, onMake }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(template.facts.map((fact) => [fact.name, shownValue(fact)])),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
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
    if (first < 0) onMake(facts);
    else
      event.currentTarget
        .querySelector<HTMLElement>(`[data-fact="${template.facts[first]?.name}"] :is(input, textarea)`)
        ?.focus();
  };
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-ui text-ink-soft">{t(messages.factsText)}</p>
      <Basis sources={template.sources} />
      {template.facts.map((fact) => (
        <div key={fact.name} data-fact={fact.name}>
          <FactField
            fact={fact}
            typed={typed[fact.name] ?? ''}
            error={errors[fact.name]}
            onChange={(value) => {
              setTyped((now) => ({ ...now, [fact.name]: value }));
              setErrors(({ [fact.name]: _, ...rest }) => rest);
            }}
          />
        </div>
      ))}
      <p className="text-13 text-ink-soft">{t(messages.readIt)}</p>
    </form>
  );
}
