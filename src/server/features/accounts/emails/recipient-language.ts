import { inLanguage } from '#server/core/language.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A user, or the e-mail address or number that a message goes to. */
export type Recipient = { userId: string } | { address: string };

const BY_USER = 'select language from public.profiles where id = $1';
const BY_ADDRESS = `
  select p.language from auth.users u join public.profiles p on p.id = u.id where u.email = $1
  union all
  select p.language from auth.users u join public.profiles p on p.id = u.id where u.phone = $1`;

/**
 * Composes a mail or an SMS in the language of the recipient's profile. A recipient without an account, or who chose no
 * language, is written to in the language of the request.
 */
export async function inLanguageOf<T>(
  db: Pick<Database, 'readAccounts'>,
  recipient: Recipient,
  compose: () => T,
): Promise<Awaited<T>> {
  const [text, key] = 'userId' in recipient ? [BY_USER, recipient.userId] : [BY_ADDRESS, recipient.address];
  const [profile] = await db.readAccounts<{ language: string | null }>(text, [key]);
  return await inLanguage(profile?.language, compose);
}
