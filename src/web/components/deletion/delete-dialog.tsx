import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { BIN, type DeletedWith, deletedWith } from '#shared/contracts/bin.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { exportUrl } from '#web/data/url/practice-url.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

const folded = (name: string) => name.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase();

type Deleted = { kind: 'client' | 'case'; id: string };

const deletedWithQuery = (of: Deleted) =>
  queryOptions({
    queryKey: ['deleted-with', of],
    queryFn: ({ signal }) => api.post('/rest/v1/rpc/deleted_with', of, deletedWith, { signal }),
    staleTime: 0,
  });

/** Names everything that is deleted with a client or a case, and says who loses access. */
function contentsOf(kind: Deleted['kind'], deleted: DeletedWith): string {
  const { people, links, invitations, cases, ...inCases } = deleted;
  const counts = { ...(kind === 'client' ? { cases } : {}), ...inCases };
  const things = Object.entries(counts).flatMap(([what, count]) =>
    count > 0 ? [t(messages.countOf, { what, count })] : [],
  );
  const also = things.length > 0 ? t(messages.alsoDeleted, { things: formatList(things) }) : '';
  return [
    also || t(messages.nothingElse),
    people > 0 ? t(messages.peopleLoseAccess, { people }) : '',
    links > 0 ? t(messages.linksEnd, { links }) : '',
    invitations > 0 ? t(messages.invitationsEnd, { invitations }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

type Props = Deleted & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  name: string;
  busy: string | false;
  onConfirm: () => void;
};

/** Asks before a client or a case is deleted, with an export in one click; for one with contents, the user types its name. */
export function DeleteDialog({ kind, id, name, onConfirm, ...dialog }: Props) {
  const [text, setText] = useState('');
  const { data } = useQuery({ ...deletedWithQuery({ kind, id }), enabled: dialog.open });
  const contents = data ? contentsOf(kind, data) : '';
  const empty = data !== undefined && data.files + data.events + data.drafts + data.chats === 0;
  const ready = empty || folded(text) === folded(name);
  const change = (open: boolean) => {
    setText('');
    dialog.onOpenChange(open);
  };
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={change}
      description={`${contents} ${t(messages.goesToBin, { what: kind, days: BIN.days })}`}
      confirm={t(common.delete)}
      danger
      ready={ready}
      onConfirm={onConfirm}
    >
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !dialog.busy) onConfirm();
        }}
      >
        <a
          href={exportUrl(kind, id)}
          download
          className="text-link flex min-h-11 items-center gap-2 text-ui md:min-h-9"
        >
          <Download aria-hidden className="size-4 shrink-0" />
          {t(messages.exportFirst)}
        </a>
        {empty ? null : (
          <InputField
            label={t(messages.typeName, { name })}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </form>
    </ConfirmDialog>
  );
}
