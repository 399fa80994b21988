-- What the papers of a case say, as it was made last, with the state of the files that it was made from. Decision 65.
create table public.case_summaries (
  case_id uuid primary key,
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  -- Who made it first.
  created_by uuid default app.user_id(),
  summary jsonb not null,
  -- The files and how many of their pages were read, by id.
  files jsonb not null,
  made_at timestamptz not null default now(),
  -- A case that is handed over takes its summary with it.
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on update cascade on delete cascade deferrable
);
create index case_summaries_of_owner on public.case_summaries (owner_id, case_id);

alter table public.case_summaries enable row level security;
alter table public.case_summaries force row level security;
create policy own_rows on public.case_summaries to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.case_summaries');
call app.let_functions_reach('public.case_summaries');
call app.own_as_case('public.case_summaries');
create policy hide_bin on public.case_summaries as restrictive to munshi_app
  using ((select app.shows_bin()) or case_id not in (select app.cases_in_bin()));
-- A clerk sees no summary; viewers and commenters read it.
call app.share_by_role('public.case_summaries', 'case_id', readers => '{editor,commenter,viewer}',
  adders => '{editor}', changers => '{editor}', removers => '{editor}');
grant select, insert, update, delete on public.case_summaries to munshi_app;
