import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { loadCheckout } from './checkout.ts';
import { paymentSettingsQuery } from './queries.ts';

/** Says when no money moves, or when nothing is sold; loads the script of the checkout where plans are sold. */
export function PaymentNotes() {
  const { data } = useQuery(paymentSettingsQuery);
  const script = data?.script;
  useEffect(() => {
    if (script !== undefined) loadCheckout(script);
  }, [script]);
  if (!data || data.mode === 'live') return null;
  return (
    <p
      role="status"
      className="mb-6 rounded-panel border border-line bg-caution-wash px-4 py-3 text-ui font-medium text-caution"
    >
      {data.mode === 'test' ? t(messages.testBanner) : t(messages.notSetUp)}
    </p>
  );
}
