import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FolderPlus, X } from 'lucide-react';
import { z } from 'zod';
import { messages } from '#shared/messages/en/library/add-to-case.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { ONE_ROW } from '#web/data/requests.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

/** The case for which the user searches: the URL of the search and of the reader carries it. */
export function useRememberedCase(): string | undefined {
  return useSearch({ strict: false, select: (url) => url.case });
}

/** The parameters of a link to the reader or the search, with the remembered case. */
export function useWithCase(): <Url extends object>(url: Url) => Url & { case?: string } {
  const remembered = useRememberedCase();
  return (url) => (remembered === undefined ? url : { ...url, case: remembered });
}

/** Says for which case the user searches, with a link back to it. Nothing without one, or when it is not the user's. */
export function RememberedCase() {
  const id = useRememberedCase();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['cases', 'title', id],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/cases', z.object({ title: z.string() }), {
        query: { id: `eq.${id}`, select: 'title' },
        headers: ONE_ROW,
        signal,
      }),
    enabled: id !== undefined,
    retry: false,
  });
  if (id === undefined || !data) return null;
  const forget = () =>
    void navigate({
      to: '.',
      search: (url: Record<string, unknown>) => ({ ...url, case: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div
      data-print="none"
      className="flex items-center gap-2 rounded-panel bg-accent-wash pl-3 text-ui text-accent-strong"
    >
      <FolderPlus aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">
        <Rich
          message={messages.addingTo}
          values={{ title: data.title }}
          tags={{
            link: (text) => (
              <Link
                to="/home/cases/$caseId"
                params={{ caseId: id }}
                search={{ tab: 'files' }}
                className="font-medium text-link"
              >
                {text}
              </Link>
            ),
          }}
        />
      </p>
      <Button variant="quiet" size="icon" aria-label={t(messages.stopAddingTo)} onClick={forget}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
