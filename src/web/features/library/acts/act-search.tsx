import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { shownNumber } from '#law/acts/reading/orders.ts';
import type { ActSearchAnswer } from '#shared/contracts/research/act-copies.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { actSearchQuery } from './queries.ts';

type Hit = ActSearchAnswer['sections'][number];
const ROW =
  'flex min-h-(--row) w-full items-center gap-3 py-1 text-left text-ui no-underline hover:text-accent';

const Words = ({ hit: { act, number, title } }: { hit: Hit }) => (
  <>
    <span className="shrink-0 font-medium tabular-nums">{shownNumber(number)}</span>
    <span lang={languageOfText(title)} className="min-w-0">
      {title}
    </span>
    <span className="ml-auto shrink-0 text-13 text-ink-soft">
      {act.bill ? `${act.short} · ${t(messages.billOnly)}` : act.short}
    </span>
  </>
);

const addressOf = ({ act, number, path }: Hit) => ({
  to: '/home/acts/$act/$section' as const,
  params: { act: act.key, section: number },
  ...(path === undefined ? {} : { hash: path }),
});

const toSection = (hit: Hit) => (
  <Link {...addressOf(hit)} data-row className={ROW}>
    <Words hit={hit} />
  </Link>
);

function Found({ query, onChoose }: { query: string; onChoose: Props['onChoose'] }) {
  const { data } = useQuery(actSearchQuery(query));
  if (!data) return null;
  if (data.sections.length === 0) return <p className="text-ui text-ink-soft">{t(messages.noneFound)}</p>;
  return (
    <ul className="flex flex-col">
      {data.sections.map((hit) => (
        <li key={`${hit.act.key} ${hit.number}`} className="border-b border-line">
          {onChoose ? (
            <button type="button" data-row className={ROW} onClick={() => onChoose(hit)}>
              <Words hit={hit} />
            </button>
          ) : (
            toSection(hit)
          )}
        </li>
      ))}
    </ul>
  );
}

type Props = {
  /** Takes the section that the user chooses; without it, each section is a link to its page. */
  onChoose?: (hit: Hit) => void;
};

/** Finds sections by number and act ('138 NI') or by words. */
export function ActSearch({ onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Enter takes the first section, also when the list has not come yet. */
  const takeFirst = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().length < 2) return;
    const found = await client.fetchQuery(actSearchQuery(typed.trim())).catch(() => undefined);
    const first = found?.sections[0];
    if (first && onChoose) onChoose(first);
    else if (first) await navigate(addressOf(first));
  };
  return (
    <form
      aria-label={t(messages.search)}
      onSubmit={(event) => void takeFirst(event)}
      className="mb-6 flex max-w-[66ch] flex-col gap-2"
    >
      <InputField
        label={t(messages.search)}
        hint={t(messages.searchHint)}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {query.length < 2 ? null : <Found query={query} onChoose={onChoose} />}
    </form>
  );
}
