-- Summaries of cases that a model wrote from the papers, beside the quotations of `case_summaries`. Whoever may ask the
-- assistant in a case may have it written; whoever reads the case, except clerks, reads it.
create table public.written_summaries (
  case_id uuid primary key,
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  created_by uuid default app.user_id(),
  content text not null check (btrim(content) <> '' and length(content) <= 40000),
  sources jsonb not null,
  checks jsonb not null,
  status text not null check (status in ('complete', 'partial')),
  engine text not null,
  fallback jsonb check (fallback ->> 'reason' in ('failed', 'no_source', 'budget', 'context', 'stalled')),
  files jsonb not null,
  made_at timestamptz not null default now(),
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on update cascade on delete cascade deferrable
);
comment on table public.written_summaries is 'What a model wrote last about the papers of a case, with its sources and what code found in it.';
comment on column public.written_summaries.created_by is 'Who had it written first.';
comment on column public.written_summaries.engine is 'The name of the model.';
comment on column public.written_summaries.fallback is 'Why its end is missing.';
comment on column public.written_summaries.files is 'The files and how many of their pages were read, by id.';
create index written_summaries_created_by_of_others on public.written_summaries (created_by) where created_by <> owner_id;
create index written_summaries_of_owner on public.written_summaries (owner_id, case_id);

alter table public.written_summaries enable row level security;
alter table public.written_summaries force row level security;
create policy own_rows on public.written_summaries to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy hide_bin on public.written_summaries as restrictive to munshi_app
  using ((select app.shows_bin()) or not (case_id in (select app.cases_in_bin())));
call app.share_by_role('public.written_summaries', 'case_id', '{editor,commenter,viewer}', '{editor,commenter}', '{editor,commenter}', '{editor}');
call app.guard_with_second_factor('public.written_summaries');
call app.let_functions_reach('public.written_summaries');
create trigger take_owner_of_case before insert on public.written_summaries for each row execute function app.take_owner_of_case();
create trigger keep_case before update of case_id on public.written_summaries for each row execute function app.keep_case();
create trigger keep_owner before update on public.written_summaries for each row execute function app.keep_owner();
grant select, insert, update, delete on public.written_summaries to munshi_app;

-- An erased account leaves what it had written in the cases of others, without its name.
do $do$
begin
  execute replace(
    pg_get_functiondef('app.forget_author(uuid, integer)'::regprocedure),
    $q$['case_summaries', 'created_by']$q$,
    $q$['case_summaries', 'created_by'], ['written_summaries', 'created_by']$q$
  );
end
$do$;
