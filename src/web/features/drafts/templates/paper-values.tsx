import type { PaperFacts, TemplateFact } from '#shared/contracts/drafts/draft-templates.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { shownValue } from './fact-field.tsx';

export type PaperFact = PaperFacts['facts'][number];

type Props = {
  fact: TemplateFact;
  typed: string;
  values: readonly PaperFact[];
  onUse: (typed: string) => void;
};

/** The value as its field shows it. */
export const typedOf = (fact: TemplateFact, { value }: PaperFact): string => shownValue({ ...fact, value });

/** Values of the case's papers for a fact, each with its page and words; a press puts one into the field. */
export function PaperValues({ fact, typed, values, onUse }: Props) {
  const others = values.filter((one) => typedOf(fact, one) !== typed);
  if (others.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1 text-13">
      {others.map((one) => (
        <li key={one.value} className="flex items-start justify-between gap-2">
          <span className="min-w-0">
            <span className="font-medium">{typedOf(fact, one)}</span>
            <span className="block break-words text-ink-soft">
              {t(messages.foundAt, { file: one.file_name, page: one.page, quote: one.quote })}
            </span>
          </span>
          <Button
            aria-label={t(messages.useValueOf, { value: typedOf(fact, one), fact: fact.label })}
            onClick={() => onUse(typedOf(fact, one))}
          >
            {t(messages.useValue)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type AllProps = {
  /** Empty fields that the papers can fill without a choice. */
  count: number;
  pages: number;
  all: boolean;
  onUse: () => void;
};

/** One press for the fields that are empty and for which the papers have one value. */
export function UseAllValues({ count, pages, all, onUse }: AllProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-paper px-3 py-2 text-ui">
      <p role="status" className="min-w-0">
        {count === 0 ? t(messages.papersRead, { pages }) : t(messages.papersFill, { count, pages })}
        {all ? null : <span className="block text-13 text-ink-soft">{t(messages.papersNotAll)}</span>}
      </p>
      {count === 0 ? null : <Button onClick={onUse}>{t(messages.useAll)}</Button>}
    </div>
  );
}
