import { messages } from '#shared/messages/en/security.ts';
import { t } from '#shared/messages/translate.ts';
import './recovery-print.css';
import { shortDate } from '#web/ui/time/dates.ts';

const RULES = t(messages.eachCodeLetsYouIn);

/** What is printed while the codes are shown: the codes, whose they are and what they do, and nothing of the page. */
export function RecoverySheet({ codes, account }: { codes: readonly string[]; account: string }) {
  return (
    <article className="recovery-sheet" aria-hidden>
      <h1>{t(messages.munshiRecoveryCodes)}</h1>
      <p>{t(messages.accountMadeValue2, { account, value2: shortDate(new Date().toISOString()) })}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>{RULES}</p>
      <p>{t(messages.originLogin, { origin: window.location.origin })}</p>
    </article>
  );
}

/** Lets the browser save the codes as a text file. */
export function saveCodes(codes: readonly string[], account: string): void {
  const text = [
    t(messages.munshiRecoveryCodes),
    `${account}, made ${shortDate(new Date().toISOString())}`,
    '',
    ...codes,
    '',
    RULES,
    '',
  ].join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'munshi-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
