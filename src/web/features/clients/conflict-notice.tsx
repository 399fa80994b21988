import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Conflict, conflictsFound } from '#shared/contracts/conflicts.ts';
import { api } from '#web/data/api.ts';
import { usePaused } from '#web/data/use-paused.ts';

/** A name is asked for once whoever types it pauses. */
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

const WORDS: Record<Conflict['place'], string> = {
  client: 'your client',
  contact: 'contact person of your client',
  'case client': 'client of the case',
  petitioner: 'petitioner in',
  respondent: 'respondent in',
  'case title': 'named in',
};

/** Each place once, though several names lead to it; a name of the client itself is no news. */
function newsOf(conflicts: readonly Conflict[], own: string | undefined): Conflict[] {
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

/** Where the names in a form stand already. It informs; whether there is a conflict is the lawyer’s to say. */
export function ConflictNotice({ of, client }: Props) {
  const { control } = useFormContext<Record<string, string | null | undefined>>();
  const values = useWatch({ control, name: [...of, ...(client ? [client] : [])] });
  const own = client ? (values.at(-1) ?? undefined) : undefined;
  const given = values.slice(0, of.length).map((text) => (text ?? '').trim());
  const typed = usePaused(given.join('\n'), PAUSE_MS);
  const names = [...new Set(typed.split('\n').filter((text) => text.length >= SHORTEST))];
  const { data } = useQuery(conflictsQuery(names));
  const news = newsOf(data ?? [], own);
  if (names.length === 0 || news.length === 0) return null;
  return (
    <div
      role="status"
      // Seen wherever one is in the form; scrolled by itself when there is much.
      className="sticky -bottom-2 mt-4 max-h-36 overflow-y-auto max-md:max-h-52 rounded-control bg-caution-wash px-3 py-2 text-ui"
    >
      <p className="flex items-center gap-2 font-medium text-caution">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        Look for a conflict of interest: {news.length === 1 ? 'a name stands' : 'names stand'} already in your
        practice
      </p>
      <ul className="mt-1">
        {news.slice(0, SHOWN).map((found) => (
          <Found key={found.kind + found.id + found.place} found={found} />
        ))}
      </ul>
      {news.length > SHOWN ? <p className="text-13 text-ink-soft">and {news.length - SHOWN} more</p> : null}
    </div>
  );
}

function Found({ found }: { found: Conflict }) {
  const to: string = found.kind === 'client' ? `/home/clients/${found.id}` : `/home/cases/${found.id}`;
  return (
    <li className="[overflow-wrap:anywhere]">
      {found.found} {found.match === 'same' ? '(the same name)' : '(a name like it)'}: {WORDS[found.place]}{' '}
      <Link to={to} target="_blank" className="text-link">
        {found.title}
      </Link>
    </li>
  );
}
