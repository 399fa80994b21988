import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Conflict, conflictsFound } from '#shared/contracts/conflicts.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { Rich } from '#web/i18n/rich.tsx';

/** The check starts when the user stops typing for this long. */
const PAUSE_MS = 400;
const SHOWN = 5;
const SHORTEST = 3;

const conflictsQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: ['conflicts', ...names],
    queryFn: ({ signal }) => api.post('/rest/v1/rpc/check_conflicts', { names }, conflictsFound, { signal }),
    enabled: names.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Each place once, even if several names lead to it; the client's own names are left out. */
function distinct(conflicts: readonly Conflict[], own: string | undefined): Conflict[] {
  const owned = new Set(conflicts.filter(({ id }) => id === own).map(({ asked }) => asked));
  const places = new Map<string, Conflict>();
  for (const found of conflicts) {
    if (owned.has(found.asked)) continue;
    const place = [found.kind, found.id, found.place].join();
    if (!places.has(place)) places.set(place, found);
  }
  return [...places.values()];
}

type Props = {
  /** The fields of the form that hold names. */
  of: readonly string[];
  /** The field that holds the client for whom a case is opened. */
  client?: string;
};

/** Lists where the names in a form already appear. The lawyer decides whether that is a conflict. */
export function ConflictNotice({ of, client }: Props) {
  const { control } = useFormContext<Record<string, string | null | undefined>>();
  const values = useWatch({ control, name: [...of, ...(client ? [client] : [])] });
  const own = client ? (values.at(-1) ?? undefined) : undefined;
  const given = values.slice(0, of.length).map((text) => (text ?? '').trim());
  const typed = useDebounced(given.join('\n'), PAUSE_MS);
  const names = [...new Set(typed.split('\n').filter((text) => text.length >= SHORTEST))];
  const { data } = useQuery(conflictsQuery(names));
  const conflicts = distinct(data ?? [], own);
  if (names.length === 0 || conflicts.length === 0) return null;
  return (
    <div
      role="status"
      // Stays visible while the form scrolls; a long list scrolls inside it.
      className="sticky -bottom-2 mt-4 max-h-36 overflow-y-auto max-md:max-h-52 rounded-control bg-caution-wash px-3 py-2 text-ui"
    >
      <p className="flex items-center gap-2 font-medium text-caution">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t(messages.conflictsFound, { count: conflicts.length })}
      </p>
      <ul className="mt-1">
        {conflicts.slice(0, SHOWN).map((found) => (
          <Found key={found.kind + found.id + found.place} found={found} />
        ))}
      </ul>
      {conflicts.length > SHOWN ? (
        <p className="text-13 text-ink-soft">
          {t(messages.moreConflicts, { count: conflicts.length - SHOWN })}
        </p>
      ) : null}
    </div>
  );
}

/** The reason as a sentence; `words` are the words that differ. */
function whyFound({ reason, words, asked, found }: Conflict): string {
  const differing = { asked: words?.[0] ?? asked, found: words?.[1] ?? found };
  if (reason === 'exact') return t(messages.sameName);
  if (reason === 'form') return t(messages.sameNameInAnotherForm);
  if (reason === 'initials') return t(messages.sameNameWithInitials);
  if (reason === 'part') return t(messages.nameWithMoreWords);
  if (reason === 'spelling') return t(messages.anotherSpelling, differing);
  if (reason === 'plural') return t(messages.singularOrPlural, differing);
  return t(messages.perhapsMisspelt, differing);
}

function Found({ found }: { found: Conflict }) {
  const to: string = found.kind === 'client' ? `/home/clients/${found.id}` : `/home/cases/${found.id}`;
  return (
    <li className="[overflow-wrap:anywhere]">
      <Rich
        message={messages.conflict}
        values={{
          name: found.found,
          why: whyFound(found),
          place: found.place === 'case client' ? 'caseClient' : found.place,
          title: found.title,
        }}
        tags={{
          link: (title) => (
            <Link to={to} target="_blank" className="text-link">
              {title}
            </Link>
          ),
        }}
      />
    </li>
  );
}
