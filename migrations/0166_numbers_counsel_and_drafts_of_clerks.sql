-- The number of a client and that of a case are two things: until now a first case got its client's number. The value
-- tells whose it is where it has the form of a case number (a kind of case, a number and a year) or has no year and no
-- slash; elsewhere the owner is asked.
alter table public.cases
  add column stage text check (length(stage) <= 200),
  add column opposing_counsel text check (length(opposing_counsel) <= 500),
  add column clerk_drafts boolean not null default false,
  add column number_in_doubt boolean not null default false;
comment on column public.cases.clerk_drafts is 'Clerks read and write the drafts of the case; its owner sets this.';
comment on column public.cases.number_in_doubt is 'The client has the same number, and nobody said whose it is.';

-- Nobody changed these rows now: no activity, no webhooks.
alter table public.cases disable trigger user;
alter table public.clients disable trigger user;
with equal as (
  select c.id, c.client_id, k.status = 'exploration' as may_be_empty,
    c.case_number ~* '^[[:alpha:]][[:alpha:].() ]*(\(?no[. ]*)?[0-9]+ *(/|of) *(19|20)[0-9]{2}$' as is_case,
    c.case_number !~* '/|\mof\M|(19|20)[0-9]{2}' as is_client
  from public.cases c join public.clients k on k.id = c.client_id and k.client_number = c.case_number
), kept as (
  update public.cases c
  set case_number = case when e.is_client then null else c.case_number end,
      number_in_doubt = not e.is_client and not (e.is_case and e.may_be_empty)
  from equal e where e.id = c.id
)
update public.clients k set client_number = null
from equal e where e.client_id = k.id and e.is_case and e.may_be_empty;
alter table public.clients enable trigger user;
alter table public.cases enable trigger user;

CREATE OR REPLACE FUNCTION app.keep_for_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'munshi_app' and old.owner_id <> app.user_id()
    and (new.client_id, new.requires_second_factor, new.clerk_drafts)
      is distinct from (old.client_id, old.requires_second_factor, old.clerk_drafts) then
    raise exception 'Only the owner of a case changes this' using errcode = 'insufficient_privilege', constraint = 'case_owner_required';
  end if;
  return new;
end
$function$;
comment on function app.keep_for_owner() is 'The client of a case, what it requires of its members and the drafts of clerks are its owner''s.';

-- Clerks read, write and print drafts where the owner of the case lets them. They delete none.
CREATE OR REPLACE FUNCTION app.drafts_of_clerks(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN EXISTS (
  select from app.case_access a join public.cases c on c.id = a.case_id
  where a.case_id = of_case and a.role = 'clerk' and c.clerk_drafts);
comment on function app.drafts_of_clerks(uuid) is 'True when the caller is a clerk of a case whose owner opened its drafts to clerks.';
grant execute on function app.drafts_of_clerks(uuid) to munshi_app;
create policy clerks_read on public.case_drafts for select to munshi_app using (app.drafts_of_clerks(case_id));
create policy clerks_add on public.case_drafts for insert to munshi_app with check (app.drafts_of_clerks(case_id));
create policy clerks_change on public.case_drafts for update to munshi_app
  using (app.drafts_of_clerks(case_id)) with check (app.drafts_of_clerks(case_id) and bin_id is null);
create policy clerks_read on public.draft_versions for select to munshi_app using (app.drafts_of_clerks(case_id));
create policy clerks_add on public.draft_versions for insert to munshi_app with check (app.drafts_of_clerks(case_id));

CREATE OR REPLACE FUNCTION app.fill_draft_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.case_drafts;
begin
  if new.content is not null then return new; end if;
  select * into draft from public.case_drafts d where d.id = new.draft_id and d.bin_id is null for update;
  if coalesce(app.case_role(draft.case_id), 'clerk') = 'clerk'
    and not exists (select from public.cases c where c.id = draft.case_id and c.clerk_drafts and app.case_role(c.id) = 'clerk') then
    raise exception 'There is no such draft' using errcode = 'foreign_key_violation';
  end if;
  if (select count(*) from public.draft_versions v where v.draft_id = draft.id and v.name is not null) >= 200 then
    raise exception 'Too many versions' using errcode = 'check_violation', constraint = 'draft_versions_at_most';
  end if;
  new.owner_id := draft.owner_id;
  new.case_id := draft.case_id;
  new.document := draft.document;
  new.content := draft.content;
  new.created_by := app.user_id();
  new.number := (select coalesce(max(v.number), 0) + 1 from public.draft_versions v where v.draft_id = draft.id);
  return new;
end
$function$;
