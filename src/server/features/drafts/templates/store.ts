import { type FactPage, PAPER_FACTS } from '#law/drafting/paper-facts/find-paper-facts.ts';
import type { Facts, KnownFacts } from '#law/drafting/templates/facts.ts';
import type { DatedFact } from '#law/drafting/templates/write-template.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { particularsOf } from '#shared/filed-dates.ts';
import { indianDay } from '#shared/indian-day.ts';
import { filedDates } from '../../timeline/store.ts';
import type { DraftState } from '../store.ts';

/** The latest drafts of a case whose facts are taken over. */
const DRAFTS_READ = 20;

export interface CaseForTemplates {
  title: string;
  known: KnownFacts;
  /** Facts that were given for earlier drafts of the case; the latest value counts. */
  before: Facts;
}

interface Row {
  title: string;
  court: string | null;
  case_number: string | null;
  petitioner: string | null;
  respondent: string | null;
  client_name: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  full_name: string | null;
  location: string | null;
  enrolment_number: string | null;
}

/** Known facts of a case that fill its templates: from the case, its client, the profile, and earlier drafts. */
export async function caseForTemplates(
  tx: Tx,
  caseId: string,
  userId: string,
): Promise<CaseForTemplates | undefined> {
  const row = await tx.first<Row>(sql`
    select c.title, c.court, c.case_number, c.petitioner, c.respondent, coalesce(l.name, c.client_name) as client_name,
      l.address, l.phone, l.email, p.full_name, p.location, p.practice ->> 'enrolment_number' as enrolment_number
    from public.cases c
    left join public.clients l on l.id = c.client_id
    left join public.profiles p on p.id = ${userId}
    where c.id = ${caseId}`);
  if (!row) return undefined;
  const drafts = await tx.rows<{ facts: Facts }>(sql`
    select facts from public.case_drafts where case_id = ${caseId} and facts <> '{}'
    order by created_at desc, id limit ${DRAFTS_READ}`);
  return {
    title: row.title,
    known: {
      'case.court': row.court,
      'case.case_number': row.case_number,
      'case.petitioner': row.petitioner,
      'case.respondent': row.respondent,
      'case.client_name': row.client_name,
      'client.address': row.address,
      'client.phone': row.phone,
      'client.email': row.email,
      'profile.full_name': row.full_name,
      'profile.location': row.location,
      'profile.enrolment_number': row.enrolment_number,
    },
    before: Object.assign({}, ...drafts.reverse().map(({ facts }) => facts)) as Facts,
  };
}

/** The dates of a case that are filed, in their order; undefined when they exceed the limits of a list of dates. */
export async function datesOfCase(tx: Tx, caseId: string, now: Date): Promise<DatedFact[] | undefined> {
  const dates = await filedDates(tx, caseId, now);
  return dates?.map((event) => ({ day: indianDay(event.event_date), title: particularsOf(event) }));
}

/** Pages of the papers of a case that are looked through for facts; the first pages of each file come first. */
const FACT_PAGES = 400;

interface CasePage extends FactPage {
  name: string;
}

/** The first pages of the papers of a case, and whether those are all. Documents of the library are no papers of the case. */
export async function pagesOfCase(tx: Tx, caseId: string): Promise<{ pages: CasePage[]; all: boolean }> {
  const rows = await tx.rows<CasePage>(sql`
    select f.id as file, f.file_name as name, p.page, left(p.text, ${PAPER_FACTS.page}) as text
    from public.case_file_pages p join public.case_files f on f.id = p.file_id
    where p.case_id = ${caseId} and f.document_id is null
    order by p.page, f.uploaded_at desc, f.id limit ${FACT_PAGES + 1}`);
  return { pages: rows.slice(0, FACT_PAGES), all: rows.length <= FACT_PAGES };
}

/** Adds a draft with the template and the facts that it was written from. Errors: `forbidden` when the role of the caller does not allow it. */
export async function addDraft(
  tx: Tx,
  caseId: string,
  { title, kind, document, content }: DraftState,
  { template, facts }: { template: string; facts: Facts },
): Promise<string> {
  const made = await tx.first<{ id: string }>(sql`
    insert into public.case_drafts (case_id, title, kind, document, content, template, facts)
    values (${caseId}, ${title}, ${kind}, ${document.text}::jsonb, ${content}, ${template},
      ${JSON.stringify(facts)}::jsonb)
    returning id`);
  return made?.id ?? '';
}
