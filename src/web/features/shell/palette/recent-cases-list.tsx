import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { recentCasesQuery } from './recent-cases.ts';

/** The most recently changed cases; renders nothing when there are none. */
export function RecentCases() {
  const { data: cases = [] } = useQuery(recentCasesQuery);
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="recent-cases" className="mt-8">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="recent-cases" className="text-16 font-semibold">
          {t(messages.recentCases)}
        </h2>
        <Link to="/home/cases" className="flex min-h-11 items-center text-ui text-link md:min-h-9">
          {t(messages.allCases)}
        </Link>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
        {cases.map(({ id, title }) => {
          const to: string = `/home/cases/${id}`;
          return (
            <li key={id}>
              <Link
                to={to}
                className="flex min-h-(--row) items-center gap-3 px-4 py-1 text-ui no-underline transition-colors hover:bg-wash focus-visible:-outline-offset-2"
              >
                <FolderOpen aria-hidden className="size-4 shrink-0 text-ink-faint" />
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
