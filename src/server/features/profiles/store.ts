import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import {
  boolean,
  insertInto,
  nullable,
  table,
  text,
  time,
  uuid,
  withDefault,
} from '#server/platform/db/table.ts';
import { BUSINESS } from '#shared/business.ts';
import {
  type Consent,
  type ConsentDocument,
  consentDocuments,
  type SignUpWay,
} from '#shared/contracts/consents.ts';
import { AI_PREFERENCE_DEFAULTS, type AiPreferences, aiPreferences } from '#shared/contracts/profiles.ts';

/** The columns of migration 0092. */
const consents = table('public.consents', {
  id: withDefault(uuid),
  ownerId: uuid,
  subject: text<Consent['subject']>(),
  given: boolean,
  version: nullable(text()),
  way: text<Consent['way']>(),
  at: withDefault(time),
});

/** Versions of the documents that a user accepts at sign-up. */
export interface SignUpConsent {
  way: SignUpWay;
  versions: Readonly<Record<ConsentDocument, string>>;
  /** ISO 8601. */
  at: string;
}

/** The consent of a sign-up that is made now. */
export const consentAt = (way: SignUpWay, now: Date): SignUpConsent => {
  const { terms, privacy } = BUSINESS.legalDates;
  return { way, versions: { terms, privacy }, at: now.toISOString() };
};

/** Records what a new user accepted, in the transaction that makes the account. */
export async function recordSignUp(
  tx: Tx,
  userId: string,
  { way, versions, at }: SignUpConsent,
): Promise<void> {
  const rowOf = (subject: ConsentDocument) => ({
    ...{ ownerId: userId, subject, given: true, way },
    ...{ version: versions[subject], at: new Date(at) },
  });
  const [first, ...more] = consentDocuments;
  await tx.run(insertInto(consents, rowOf(first), ...more.map(rowOf)));
}

/** The AI preferences of the caller's profile; the defaults where it has none. */
export async function aiPreferencesOf(tx: Tx): Promise<AiPreferences> {
  const row = await tx.first<{ ai_preferences: unknown }>(sql`
    select ai_preferences from public.profiles where id = (select app.user_id())`);
  const read = aiPreferences.safeParse(row?.ai_preferences);
  return read.success ? read.data : AI_PREFERENCE_DEFAULTS;
}
