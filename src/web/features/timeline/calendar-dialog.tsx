import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '#web/data/api.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { copyText } from '#web/ui/primitives/copy.ts';
import { relativeTime, shortDate } from '#web/ui/time/dates.ts';
import { calendarFeedQuery, makeCalendarFeed, revokeCalendarFeed } from './queries.ts';

/** The private address for a calendar program: made, shown once, made anew, revoked. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data, error } = useQuery(calendarFeedQuery);
  const [address, setAddress] = useState<string>();
  const reread = () => void client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });
  const make = useMutation({ mutationFn: makeCalendarFeed, onSuccess: setAddress, onSettled: reread });
  const revoke = useMutation({
    mutationFn: revokeCalendarFeed,
    onSuccess: () => setAddress(undefined),
    onSettled: reread,
  });
  const failed = make.error ?? revoke.error ?? error;
  const exists = data?.created_at != null;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Your dates in a calendar"
      description="A private address from which a calendar program reads the hearings, deadlines and meetings of all your cases. Whoever has it can read them, so keep it to yourself."
      footer={
        <>
          {exists ? (
            <Button variant="danger" busy={revoke.isPending && 'Revoking...'} onClick={() => revoke.mutate()}>
              Revoke the address
            </Button>
          ) : null}
          <Button
            variant={address ? 'secondary' : 'primary'}
            busy={make.isPending && 'Making...'}
            onClick={() => make.mutate()}
          >
            {exists ? 'Make a new address' : 'Make an address'}
          </Button>
        </>
      }
    >
      {failed ? <FormError title="Not done" message={sentence(failed)} /> : null}
      {address ? (
        <Field
          label="Address"
          hint="Shown this once. In your calendar choose “subscribe” or “from URL”, and paste it."
        >
          {(field) => (
            <div className="flex gap-2">
              <Input {...field} readOnly value={address} onFocus={(event) => event.target.select()} />
              <Button
                size="icon"
                aria-label="Copy the address"
                onClick={() => void copyText(address, 'The address of your calendar')}
              >
                <Copy aria-hidden />
              </Button>
            </div>
          )}
        </Field>
      ) : (
        <p className="text-ui text-ink-soft" role="status">
          {stateOf(data)}
        </p>
      )}
    </Dialog>
  );
}

function stateOf(feed: { created_at: string | null; last_read_at: string | null } | undefined): string {
  if (!feed) return 'Looking…';
  if (feed.created_at === null) return 'There is no address yet.';
  const made = `An address was made on ${shortDate(feed.created_at)}.`;
  return feed.last_read_at === null
    ? `${made} No calendar has read it yet. A new one makes it worthless.`
    : `${made} It was last read ${relativeTime(feed.last_read_at)}. A new one makes it worthless.`;
}
