import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { keywordAnswer } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { assistantSettingsQuery } from '#web/data/assistant-settings.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { Named, SourceChoice } from './choice.ts';

/** The specification's pause and shortest term of a search. */
const PAUSE_MS = 500;
const SHORTEST = 3;
const SIZE = 8;

function useJudgments(words: string) {
  const asked = useDebounced(words, PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['library', 'judgment-choices', asked],
    queryFn: ({ signal }) => {
      const body = { query: asked, filters: { type: 'judgment' }, size: SIZE, highlight: false };
      return api.post('/keyword_search', body, keywordAnswer, { signal });
    },
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const found = asked.length >= SHORTEST ? (data?.results ?? []) : [];
  return { found, error, searching: asked !== words || isFetching };
}

type JudgmentPickerProps = { chosen: readonly Named[]; onChoose: (judgment: Named) => void };

/** Finds a judgment of the library by its name or citation. */
function JudgmentPicker({ chosen, onChoose }: JudgmentPickerProps) {
  const [typed, setTyped] = useState('');
  const { found, error, searching } = useJudgments(typed.trim());
  const options = found
    .filter(({ _id }) => !chosen.some(({ id }) => id === _id))
    .map(({ _id, _source }) => ({
      value: _id,
      label: _source.title,
      aside: _source.year?.toString() ?? null,
    }));
  return (
    <Field label={t(messages.addJudgment)} {...(error ? { error: sentence(error) } : {})}>
      {(field) => (
        <Combobox
          {...field}
          text={typed}
          onText={setTyped}
          options={options}
          chosen={undefined}
          onChoose={({ value, label }) => {
            setTyped('');
            onChoose({ id: value, title: label });
          }}
          searching={searching}
          status={t(searching || typed === '' ? messages.findJudgment : messages.noJudgmentFound)}
          list={t(messages.judgments)}
          placeholder={t(messages.findJudgment)}
        />
      )}
    </Field>
  );
}

type Props = {
  choice: SourceChoice;
  onChoice: (choice: SourceChoice) => void;
  /** The files of the case; missing in the general chat. */
  files: readonly Named[] | undefined;
};

function Files({ choice, onChoice, files }: Props & { files: readonly Named[] }) {
  const { without } = choice;
  const ticked = files.filter(({ id }) => !without.includes(id)).length;
  const tick = (id: string, on: boolean) =>
    onChoice({ ...choice, without: on ? without.filter((other) => other !== id) : [...without, id] });
  return (
    <details>
      <summary className="min-h-11 px-2 py-2.5 text-13 text-ink-soft md:min-h-9 md:py-2">
        {t(messages.chosenFiles, { count: ticked, all: files.length })}
      </summary>
      <div className="max-h-72 overflow-y-auto">
        {files.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={<span className="[overflow-wrap:anywhere]">{title}</span>}
            checked={!without.includes(id)}
            onCheckedChange={(on) => tick(id, on)}
          />
        ))}
      </div>
    </details>
  );
}

function Judgments({ choice, onChoice }: Pick<Props, 'choice' | 'onChoice'>) {
  const { judgments } = choice;
  return (
    <div className="flex flex-col gap-1">
      <p className="px-2 text-13 text-ink-soft">{t(messages.judgmentsHint)}</p>
      <ul aria-label={t(messages.judgments)}>
        {judgments.map(({ id, title }) => (
          <li key={id} className="flex items-center gap-1 pl-2 text-ui">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{title}</span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.removeJudgment, { title })}
              onClick={() => onChoice({ ...choice, judgments: judgments.filter((one) => one.id !== id) })}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <JudgmentPicker
        chosen={judgments}
        onChoose={(judgment) => onChoice({ ...choice, judgments: [...judgments, judgment] })}
      />
    </div>
  );
}

/** Ticks what the next answers may use, and how the library is searched. `inDialog`: the dialog shows its title. */
export function SourceChoicePanel({
  choice,
  onChoice,
  files,
  inDialog = false,
}: Props & { inDialog?: boolean }) {
  const id = useId();
  const searchesWeb = useQuery(assistantSettingsQuery).data?.web_search === true;
  const all = files?.some(({ id: file }) => !choice.without.includes(file)) === true;
  const tickAll = (on: boolean) =>
    onChoice({ ...choice, without: on ? [] : (files ?? []).map(({ id: file }) => file) });
  return (
    <section {...(inDialog ? {} : { 'aria-labelledby': `${id}-title` })} className="flex flex-col gap-2">
      {inDialog ? null : (
        <h3 id={`${id}-title`} className="text-14 font-semibold">
          {t(messages.mayUse)}
        </h3>
      )}
      <p className="text-13 text-ink-soft">{t(messages.mayUseHint)}</p>
      {files && files.length > 0 ? (
        <div>
          <Checkbox label={t(messages.caseFiles)} checked={all} onCheckedChange={tickAll} />
          <Files choice={choice} onChoice={onChoice} files={files} />
        </div>
      ) : null}
      <Checkbox
        label={t(messages.library)}
        checked={choice.library}
        onCheckedChange={(library) => onChoice({ ...choice, library })}
      />
      {choice.library ? null : <Judgments choice={choice} onChoice={onChoice} />}
      <div className="mt-2 flex flex-col gap-1 border-t border-line pt-3">
        <Switch
          label={t(messages.hybridSearch)}
          description={t(messages.hybridHint)}
          checked={choice.mode === 'hybrid'}
          onCheckedChange={(on) => onChoice({ ...choice, mode: on ? 'hybrid' : 'keyword' })}
        />
        <Switch
          label={t(messages.webSearch)}
          description={t(messages.webHint)}
          checked={searchesWeb && choice.web}
          onCheckedChange={(web) => onChoice({ ...choice, web })}
          {...(searchesWeb ? {} : { unavailable: t(messages.noWebSearch) })}
        />
      </div>
    </section>
  );
}
