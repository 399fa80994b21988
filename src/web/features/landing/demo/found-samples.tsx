import { plainDay } from '#shared/checks/plain-day.ts';
import type { SampleSearch } from '#shared/contracts/site/demo.ts';
import { messages } from '#shared/messages/en/site/demo.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { CreateAccount } from './create-account.tsx';

type Passage = NonNullable<SampleSearch['results'][number]['passage']>;

/** A passage with its found words marked. */
function MarkedPassage({ paragraph: number, text, marks }: Passage) {
  const parts = [];
  let from = 0;
  for (const { start, end } of marks) {
    parts.push(
      <span key={from}>{text.slice(from, start)}</span>,
      <mark key={start}>{text.slice(start, end)}</mark>,
    );
    from = end;
  }
  return (
    <blockquote className="mt-1 border-l-2 border-line pl-3 font-serif text-16 wrap-anywhere">
      {number === undefined ? null : (
        <span className="block font-sans text-13 text-ink-soft">{t(messages.paragraph, { number })}</span>
      )}
      <span lang={languageOfText(text)}>
        {parts}
        {text.slice(from)}
      </span>
    </blockquote>
  );
}

type Props = SampleSearch & { onRead: (id: string) => void };

export function FoundSamples({ results, onRead }: Props) {
  if (results.length === 0) return <p className="text-ui text-ink-soft">{t(messages.noResults)}</p>;
  return (
    <>
      <p className="text-13 text-ink-soft">{t(messages.found, { count: results.length })}</p>
      <ol className="divide-y divide-line">
        {results.map(({ id, title, court_name, dated, citation, passage }) => (
          <li key={id} className="py-3">
            <h4 lang={languageOfText(title)} className="font-serif text-16 font-semibold">
              {title}
            </h4>
            <p className="text-13 text-ink-soft">
              {[court_name, dated && plainDay(dated), citation, t(messages.sample)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {passage ? <MarkedPassage {...passage} /> : null}
            <Button variant="quiet" onClick={() => onRead(id)} className="mt-1 border-line!">
              {t(messages.readWhole)}
            </Button>
          </li>
        ))}
      </ol>
      <CreateAccount />
    </>
  );
}
