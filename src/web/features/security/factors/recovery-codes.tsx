import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FACTORS } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { recoveryCodesQuery } from '../queries.ts';
import { Row } from '../section.tsx';

export type CodesMutation = UseMutationResult<string[] | null, Error, void>;

/** The number of remaining recovery codes, and a button for new ones. */
export function RecoveryCodes({ making }: { making: CodesMutation }) {
  const { data, error } = useQuery(recoveryCodesQuery);
  const [asking, setAsking] = useState(false);
  const none = data?.created_at === null;
  const make = () => {
    setAsking(false);
    making.mutate();
  };
  return (
    <>
      <ul aria-label={t(messages.recoveryCodes)}>
        <Row
          icon={<KeyRound aria-hidden />}
          title={t(messages.recoveryCodes)}
          action={
            <Button onClick={() => (none ? make() : setAsking(true))} disabled={!data}>
              {none ? t(messages.makeFirstCodes) : t(messages.makeNewOnes)}
            </Button>
          }
        >
          <Remaining remaining={data?.remaining} made={data?.created_at ?? null} error={error} />
        </Row>
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.makeNewTitle)}
        description={t(messages.makeNewEffect)}
        confirm={t(messages.makeNewCodes)}
        onConfirm={make}
      />
    </>
  );
}

type RemainingProps = { remaining: number | undefined; made: string | null; error: Error | null };

function Remaining({ remaining, made, error }: RemainingProps) {
  if (remaining === undefined)
    return error ? <span className="text-bad">{sentence(error)}</span> : <Skeleton className="h-5 w-40" />;
  if (made === null) return <span className="text-caution">{t(messages.recoveryCodesNone)}</span>;
  const tags = {
    left: (text: ReactNode) => (
      <span className={remaining <= 2 ? 'font-medium text-caution' : ''}>{text}</span>
    ),
    when: () => <RelativeTime value={made} />,
  };
  return remaining === 0 ? (
    <Rich message={messages.recoveryCodesUsedUp} tags={tags} />
  ) : (
    <Rich
      message={messages.recoveryCodesLeft}
      values={{ remaining, total: FACTORS.recoveryCodes }}
      tags={tags}
    />
  );
}
