import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { calendarFeedQuery, feedState, makeCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts';

/** Creates, shows once, replaces or revokes the private address for a calendar program. */
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
      title={t(messages.feedTitle)}
      description={t(messages.feedIntro)}
      footer={
        <>
          {exists ? (
            <Button
              variant="danger"
              busy={revoke.isPending && t(messages.revoking)}
              onClick={() => revoke.mutate()}
            >
              {t(messages.revokeAddress)}
            </Button>
          ) : null}
          <Button
            variant={address ? 'secondary' : 'primary'}
            busy={make.isPending && t(messages.creating)}
            onClick={() => make.mutate()}
          >
            {exists ? t(messages.createNewAddress) : t(messages.createAddress)}
          </Button>
        </>
      }
    >
      {failed ? <FormError title={t(messages.notDone)} message={sentence(failed)} /> : null}
      {address ? (
        <Field label={t(messages.address)} hint={t(messages.addressHint)}>
          {(field) => (
            <div className="flex gap-2">
              <Input {...field} readOnly value={address} onFocus={(event) => event.target.select()} />
              <Button
                size="icon"
                aria-label={t(messages.copyAddress)}
                onClick={() => void copyText(address, t(messages.calendarAddress))}
              >
                <Copy aria-hidden />
              </Button>
            </div>
          )}
        </Field>
      ) : (
        <p className="text-ui text-ink-soft" role="status">
          {data ? feedState(data) : t(messages.loadingFeed)}
        </p>
      )}
    </Dialog>
  );
}
