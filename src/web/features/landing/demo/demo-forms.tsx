import { type FormEvent, type ReactNode, useState } from 'react';
import type { CitationCheck, SampleSearch } from '#shared/contracts/site/demo.ts';
import { citationCheck, DEMO, sampleSearch } from '#shared/contracts/site/demo.ts';
import { messages } from '#shared/messages/en/site/demo.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { FoundCitations } from './found-citations.tsx';
import { FoundSamples } from './found-samples.tsx';
import { SampleJudgment } from './sample-judgment.tsx';

type Asked<T> =
  | { state: 'none' | 'asking' }
  | { state: 'answered'; answer: T }
  | { state: 'failed'; why: string };

/** Asks the server; a later question replaces an earlier one. */
function useAsk<T>(ask: (given: string) => Promise<T>): [Asked<T>, (given: string) => Promise<void>] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'none' });
  const run = async (given: string) => {
    setAsked({ state: 'asking' });
    try {
      setAsked({ state: 'answered', answer: await ask(given) });
    } catch (error) {
      setAsked({ state: 'failed', why: sentence(error) });
    }
  };
  return [asked, run];
}

/** The answer below a form, read out by screen readers. */
function Answer<T>({ asked, children }: { asked: Asked<T>; children: (answer: T) => ReactNode }) {
  return (
    <div aria-live="polite">
      {asked.state === 'failed' ? <p className="text-ui text-bad">{asked.why}</p> : null}
      {asked.state === 'answered' ? children(asked.answer) : null}
    </div>
  );
}

const searchFor = (query: string): Promise<SampleSearch> =>
  api.post('/functions/v1/search-samples', { query }, sampleSearch);
const checkOf = (text: string): Promise<CitationCheck> =>
  api.post('/functions/v1/check-citations', { text }, citationCheck);

const PANEL = 'flex flex-col gap-4 rounded-panel border border-line bg-surface p-4 md:p-6';

/** The sample that is read where nothing was searched. */
const FIRST_SAMPLE = 'sample-06-delhi-hostel-location-app';

function SearchForm({ onRead }: { onRead: (id: string) => void }) {
  const [query, setQuery] = useState('');
  const [asked, ask] = useAsk(searchFor);
  const examples = [t(messages.exampleWords), t(messages.examplePhrase), t(messages.exampleFacts)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(query);
  };
  return (
    <section aria-labelledby="try-search" className={PANEL}>
      <h3 id="try-search" className="text-16 font-semibold">
        {t(messages.searchTitle)}
      </h3>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <InputField
          label={t(messages.searchLabel)}
          type="search"
          maxLength={DEMO.query}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button
          type="submit"
          busy={asked.state === 'asking' && t(messages.searching)}
          className="md:self-start"
        >
          {t(messages.search)}
        </Button>
      </form>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1 text-13 text-ink-soft">{t(messages.examples)}</legend>
        {examples.map((example) => (
          <Button
            key={example}
            variant="quiet"
            disabled={asked.state === 'asking'}
            onClick={() => {
              setQuery(example);
              void ask(example);
            }}
            className="border-line!"
          >
            {example}
          </Button>
        ))}
      </fieldset>
      <Button variant="quiet" onClick={() => onRead(FIRST_SAMPLE)} className="border-line! md:self-start">
        {t(messages.readSample)}
      </Button>
      <Answer asked={asked}>{(answer) => <FoundSamples {...answer} onRead={onRead} />}</Answer>
    </section>
  );
}

function CheckForm() {
  const [text, setText] = useState(() => t(messages.example));
  const [asked, ask] = useAsk(checkOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(text);
  };
  return (
    <section aria-labelledby="try-check" className={PANEL}>
      <h3 id="try-check" className="text-16 font-semibold">
        {t(messages.checkTitle)}
      </h3>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextareaField
          label={t(messages.checkLabel, { max: DEMO.words })}
          rows={7}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="font-serif"
        />
        <Button
          type="submit"
          busy={asked.state === 'asking' && t(messages.checking)}
          className="md:self-start"
        >
          {t(messages.check)}
        </Button>
      </form>
      <Answer asked={asked}>{(answer) => <FoundCitations {...answer} />}</Answer>
    </section>
  );
}

/** The two forms of the demo, side by side, and below them the judgment that is read. */
export function DemoForms() {
  const [read, setRead] = useState<string>();
  return (
    <>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <SearchForm onRead={setRead} />
        <CheckForm />
      </div>
      {read === undefined ? null : <SampleJudgment id={read} onClose={() => setRead(undefined)} />}
    </>
  );
}
