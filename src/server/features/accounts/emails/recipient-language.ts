import { inLanguage } from '#server/core/language.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';

/** A user, or the e-mail address or number that a message goes to. */
export type Recipient = { userId: string } | { address: string };

function languageOf(recipient: Recipient): Sql {
  if ('userId' in recipient) return sql`select language from public.profiles where id = ${recipient.userId}`;
  const { address } = recipient;
  return sql`
    select p.language from auth.users u join public.profiles p on p.id = u.id where u.email = ${address}
    union all
    select p.language from auth.users u join public.profiles p on p.id = u.id where u.phone = ${address}`;
}

/**
 * Composes a mail or an SMS in the language of the recipient's profile. A recipient without an account, or who chose no
 * language, is written to in the language of the request.
 */
export async function inLanguageOf<T>(
  db: Pick<Database, 'readAccounts'>,
  recipient: Recipient,
  compose: () => T,
): Promise<Awaited<T>> {
  const [profile] = await db.readAccounts<{ language: string | null }>(languageOf(recipient));
  return await inLanguage(profile?.language, compose);
}
