import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import './recovery-print.css';
import { shortDate } from '#web/ui/time/dates.ts';

const accountLine = (account: string) =>
  t(messages.sheetAccount, { account, date: shortDate(new Date().toISOString()) });

/** The printed sheet: the codes, their account and their rules, and nothing else of the page. */
export function RecoverySheet({ codes, account }: { codes: readonly string[]; account: string }) {
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
export function saveCodes(codes: readonly string[], account: string): void {
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
