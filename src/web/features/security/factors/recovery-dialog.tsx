import './recovery-print.css';
import { Copy, Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import type { CodesMutation } from './recovery-codes.tsx';

const accountLine = (account: string) =>
  t(messages.sheetAccount, { account, date: shortDate(new Date().toISOString()) });

/** The printed sheet: the codes, their account and their rules, and nothing else of the page. */
function RecoverySheet({ codes, account }: { codes: readonly string[]; account: string }) {
  return (
    <article className="recovery-sheet" aria-hidden>
      <h1>{t(messages.sheetTitle)}</h1>
      <p>{accountLine(account)}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>{t(messages.sheetRules)}</p>
      <p>{`${window.location.origin}/login`}</p>
    </article>
  );
}

/** Lets the browser save the codes as a text file. */
function saveCodes(codes: readonly string[], account: string): void {
  const text = [
    t(messages.sheetTitle),
    accountLine(account),
    '',
    ...codes,
    '',
    t(messages.sheetRules),
    '',
  ].join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'munshi-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

type Props = { making: CodesMutation; account: string; onClose: () => void };

/** The ten codes, shown only once: the dialog closes after the user confirms that they are saved. */
export function RecoveryDialog({ making, account, onClose }: Props) {
  if (making.data) return <Codes codes={making.data} account={account} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.yourRecoveryCodes)}
      footer={
        making.error ? (
          <>
            <Button onClick={onClose}>{t(messages.close)}</Button>
            <Button variant="primary" onClick={() => making.mutate()}>
              {t(messages.tryAgain)}
            </Button>
          </>
        ) : undefined
      }
    >
      {making.error ? (
        <FormError title={t(messages.codesNotMade)} message={sentence(making.error)} />
      ) : (
        <Loading label={t(messages.makingCodes)}>
          <Skeleton className="h-44" />
        </Loading>
      )}
    </Dialog>
  );
}

function Codes({ codes, account, onClose }: { codes: string[]; account: string; onClose: () => void }) {
  const [kept, setKept] = useState(false);
  const [reminded, setReminded] = useState(false);
  const reminder = useId();
  const close = () => (kept ? onClose() : setReminded(true));
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => (open ? undefined : close())}
        title={t(messages.keepCodes)}
        description={t(messages.keepCodesHint)}
        footer={
          <div className="flex w-full flex-col gap-2 md:flex-row md:items-center md:justify-between">
            <div className="-ml-2 min-w-0">
              <Checkbox
                checked={kept}
                onCheckedChange={(next) => {
                  setKept(next);
                  setReminded(false);
                }}
                label={t(messages.codesKept)}
              />
              <p id={reminder} role="alert" className="px-2 text-13 text-bad">
                {reminded ? t(messages.keepCodesFirst) : ''}
              </p>
            </div>
            <Button variant="primary" onClick={close} aria-describedby={reminded ? reminder : undefined}>
              {t(messages.done)}
            </Button>
          </div>
        }
      >
        <ol
          aria-label={t(messages.recoveryCodes)}
          className="grid grid-cols-1 gap-x-8 gap-y-1 rounded-control bg-wash px-4 py-3 font-mono text-14 md:gap-y-2 md:py-4 md:text-16 tabular-nums min-[26rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="text-center whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {t(messages.print)}
          </Button>
          <Button onClick={() => saveCodes(codes, account)}>
            <Download aria-hidden />
            {t(messages.saveAsText)}
          </Button>
          <Button onClick={() => void copyText(codes.join('\n'), t(messages.codesCopied))}>
            <Copy aria-hidden />
            {t(messages.copy)}
          </Button>
        </div>
      </Dialog>
      {createPortal(<RecoverySheet codes={codes} account={account} />, document.body)}
    </>
  );
}
