import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Conflict, conflictsFound } from '#shared/conflicts.ts';
import { api } from '#web/api.ts';
import { usePaused } from '#web/use-paused.ts';
import type { ClientInput } from './client-fields.tsx';

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

/** Where the names of a new client stand already. It informs; whether there is a conflict is the lawyer’s to say. */
export function ConflictNotice() {
  const { control } = useFormContext<ClientInput>();
  const [name, contact] = useWatch({ control, name: ['name', 'contact_person'] });
  const typed = usePaused([name, contact ?? ''].map((text) => text.trim()).join('\n'), PAUSE_MS);
  const names = typed.split('\n').filter((text) => text.length >= SHORTEST);
  const { data } = useQuery(conflictsQuery(names));
  if (names.length === 0 || !data || data.length === 0) return null;
  return (
    <div role="status" className="mt-4 rounded-control bg-caution-wash px-3 py-2 text-ui">
      <p className="flex items-center gap-2 font-medium text-caution">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        Look for a conflict of interest: {data.length === 1 ? 'a name stands' : 'names stand'} already in your
        practice
      </p>
      <ul className="mt-1">
        {data.slice(0, SHOWN).map((found) => (
          <Found key={`${found.kind}${found.id}${found.asked}`} found={found} />
        ))}
      </ul>
      {data.length > SHOWN ? <p className="text-13 text-ink-soft">and {data.length - SHOWN} more</p> : null}
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
