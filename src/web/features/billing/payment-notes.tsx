import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { cx } from '#web/ui/primitives/class-names.ts';
import { loadCheckout } from './checkout.ts';
import { paymentSettingsQuery } from './queries.ts';

/** The notes; the server marks its pages, so that prerendered HTML has its note, and the place of it, from the start. */
const NOTES = [
  ['test', messages.testBanner, 'hidden in-data-[payments=test]:block'],
  ['off', messages.notSetUp, 'hidden in-data-[payments=off]:block'],
] as const;

/** Says when no money moves, or when nothing is sold; loads the script of the checkout where plans are sold. */
export function PaymentNotes() {
  const { data } = useQuery(paymentSettingsQuery);
  const script = data?.script;
  useEffect(() => {
    if (script !== undefined) loadCheckout(script);
  }, [script]);
  const mode = data?.mode;
  return NOTES.map(([noted, message, first]) =>
    mode === undefined || mode === noted ? (
      <p
        key={noted}
        role="status"
        className={cx(
          'mb-6 rounded-panel border border-line bg-caution-wash px-4 py-3 text-ui font-medium text-caution',
          mode === undefined && first,
        )}
      >
        {t(message)}
      </p>
    ) : null,
  );
}
