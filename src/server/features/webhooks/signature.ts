import { createHmac } from 'node:crypto';
import { WEBHOOKS } from '#shared/contracts/webhooks.ts';

export interface SignedEndpoint {
  id: string;
  secret_version: number;
  rotated_at: Date | null;
}

/** The secret of an endpoint, from a key that the database does not hold. */
export function secretOf(hmacKey: Uint8Array, id: string, version: number): string {
  const bytes = createHmac('sha256', hmacKey).update(`webhook secret ${id} ${version}`).digest('base64url');
  return `whsec_${bytes}`;
}

/** Until when the former secret signs too; undefined when it does not. */
export function previousUntil({ rotated_at }: Pick<SignedEndpoint, 'rotated_at'>): Date | undefined {
  return rotated_at ? new Date(rotated_at.getTime() + WEBHOOKS.oldSecretHours * 3_600_000) : undefined;
}

/**
 * The header of an event: `t=<unix>,v1=<hex hmac-sha256 of "t.body">`. While a secret is being replaced it has a second
 * `v1`, by the former one.
 */
export function signatureOf(
  hmacKey: Uint8Array,
  endpoint: SignedEndpoint,
  { body, now }: { body: string; now: Date },
): string {
  const { id, secret_version: version } = endpoint;
  const at = Math.floor(now.getTime() / 1000);
  const until = previousUntil(endpoint);
  const versions = until && until > now && version > 1 ? [version, version - 1] : [version];
  const sums = versions.map((one) =>
    createHmac('sha256', secretOf(hmacKey, id, one))
      .update(`${at}.${body}`)
      .digest('hex'),
  );
  return [`t=${at}`, ...sums.map((sum) => `v1=${sum}`)].join(',');
}
