import './recovery-print.css';
import { shortDate } from '#web/ui/time/dates.ts';

const RULES =
  'Each code lets you in once, in place of the code of your app or phone. New codes make all of these worthless.';

/** What is printed while the codes are shown: the codes, whose they are and what they do, and nothing of the page. */
export function RecoverySheet({ codes, account }: { codes: readonly string[]; account: string }) {
  return (
    <article className="recovery-sheet" aria-hidden>
      <h1>Munshi recovery codes</h1>
      <p>
        {account} · made {shortDate(new Date().toISOString())}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>{RULES}</p>
      <p>{window.location.origin}/login</p>
    </article>
  );
}

/** Lets the browser save the codes as a text file. */
export function saveCodes(codes: readonly string[], account: string): void {
  const text = [
    'Munshi recovery codes',
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
