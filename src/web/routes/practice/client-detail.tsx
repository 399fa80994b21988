import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Link, useMatch, useNavigate, useParams } from '@tanstack/react-router';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { exportUrl } from '#web/data/url/practice-url.ts';
import { ClientDetail } from '#web/features/clients/client-detail.tsx';
import { DeleteClient, deletionKey } from '#web/features/clients/delete-client.tsx';
import { EditClientDialog } from '#web/features/clients/edit-client.tsx';
import { type ClientDetail as Client, clientQuery } from '#web/features/clients/queries.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { CaseOfClient } from './adding/case-of-client.tsx';

function Waiting() {
  return (
    <Loading label={t(messages.loadingClient)} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="mt-2 grid gap-4 md:grid-cols-3">
        <Skeleton className="h-72 md:col-span-2" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}

type KnownProps = {
  client: Client;
  editing: boolean;
  /** Deleted in another window while this window shows it. */
  deleted: boolean;
  onLeave: () => void;
};

function Known({ client, editing, deleted, onLeave }: KnownProps) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const params = { clientId: client.id };
  return (
    <>
      <PageTitle>{client.name}</PageTitle>
      <PageHeader
        title={<span className="break-words">{client.name}</span>}
        actions={
          <>
            <Button asChild>
              <Link to="/home/clients/$clientId/edit" params={params}>
                <Pencil aria-hidden />
                {t(messages.edit)}
              </Link>
            </Button>
            <Button asChild>
              <a href={exportUrl('client', client.id)} download>
                <Download aria-hidden />
                {t(messages.exportClient)}
              </a>
            </Button>
            <Button variant="danger" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden />
              {t(common.delete)}
            </Button>
            <CaseOfClient client={client} />
          </>
        }
      />
      <ClientDetail client={client} />
      <DeleteClient client={client} open={deleting} onOpenChange={setDeleting} onDeleted={onLeave} />
      {editing ? (
        <EditClientDialog
          client={client}
          deleted={deleted}
          onClose={() =>
            deleted ? onLeave() : void navigate({ to: '/home/clients/$clientId', params, replace: true })
          }
          onRecreated={(clientId) =>
            void navigate({ to: '/home/clients/$clientId', params: { clientId }, replace: true })
          }
        />
      ) : null}
    </>
  );
}

/** One client; its edit dialog has its own URL, `…/edit`. */
export function ClientPage() {
  const { clientId } = useParams({ from: '/home/clients/$clientId' });
  const navigate = useNavigate();
  const editing = useMatch({ from: '/home/clients/$clientId/edit', shouldThrow: false }) !== undefined;
  const { data, error, refetch } = useQuery(clientQuery(clientId));
  const beingDeleted = useIsMutating({ mutationKey: deletionKey(clientId) }) > 0;
  const [left, setLeft] = useState(false);
  const missing = isMissing(error);
  const typing = editing && data !== undefined;
  const away = missing && !typing && !beingDeleted && !left;
  const known = data !== undefined;
  useEffect(() => {
    if (!away) return;
    if (known) toast({ title: t(messages.clientDeleted), description: t(messages.clientDeletedDetail) });
    else toastProblem(t(common.error), t(messages.clientNotFound));
    void navigate({ to: '/home/clients', replace: true });
  }, [away, known, navigate]);
  const leave = () => {
    setLeft(true);
    void navigate({ to: '/home/clients', replace: true });
  };
  return (
    <Page>
      <BackLink to="/home/clients">{t(common.clients)}</BackLink>
      {data && !away ? (
        <Known key={data.id} client={data} editing={editing} deleted={missing} onLeave={leave} />
      ) : null}
      {!data && !error ? <Waiting /> : null}
      {!data && error && !missing ? (
        <ErrorState
          title={t(messages.clientNotLoaded)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
    </Page>
  );
}
