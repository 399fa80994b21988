-- Comments of colleagues on a draft, each on a paragraph and the words that were chosen, with replies.
create table public.draft_comments (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid not null,
  draft_id uuid not null,
  block text check (length(block) <= 64),
  quote text check (length(quote) <= 500),
  body text not null check (btrim(body) <> '' and length(body) <= 5000),
  reply_to uuid,
  created_by uuid default app.user_id(),
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  unique (owner_id, id),
  foreign key (owner_id, draft_id) references public.case_drafts (owner_id, id) on update cascade on delete cascade
);
comment on table public.draft_comments is 'Comments on drafts, and replies to them; a comment changes only by being resolved.';
comment on column public.draft_comments.block is 'The id of the paragraph; null for the draft as a whole.';
comment on column public.draft_comments.reply_to is 'The comment that is answered. A reply whose comment was deleted stays as a comment.';
create index draft_comments_of_draft on public.draft_comments (draft_id, created_at, id);
create index draft_comments_of_case on public.draft_comments (case_id);
create index draft_comments_of_owner on public.draft_comments (owner_id, draft_id);
create index draft_comments_created_by_of_others on public.draft_comments (created_by) where created_by <> owner_id;

alter table public.draft_comments enable row level security;
alter table public.draft_comments force row level security;
create policy own_rows on public.draft_comments to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.share_by_role('public.draft_comments', 'case_id', '{editor,commenter,viewer}', '{editor,commenter}', '{editor,commenter}');
create policy own_additions_removed on public.draft_comments for delete to munshi_app
  using (created_by = (select app.user_id()) and exists (
    select from app.case_access a where a.case_id = draft_comments.case_id and a.role in ('editor', 'commenter')));
create policy clerks_read on public.draft_comments for select to munshi_app using (app.drafts_of_clerks(case_id));
create policy clerks_add on public.draft_comments for insert to munshi_app with check (app.drafts_of_clerks(case_id));
create policy of_visible_draft on public.draft_comments as restrictive to munshi_app
  using (exists (select from public.case_drafts d where d.id = draft_id))
  with check (exists (select from public.case_drafts d where d.id = draft_id and d.case_id = draft_comments.case_id));
call app.guard_with_second_factor('public.draft_comments');
call app.let_functions_reach('public.draft_comments');
call app.announce_changes('public.draft_comments');
create trigger take_owner_of_case before insert on public.draft_comments for each row execute function app.take_owner_of_case();
grant select, insert, delete on public.draft_comments to munshi_app;
grant update (resolved_at) on public.draft_comments to munshi_app;

-- An erased account leaves its comments in the cases of others, without its name.
do $do$
begin
  execute replace(
    pg_get_functiondef('app.forget_author(uuid, integer)'::regprocedure),
    $q$['draft_versions', 'created_by']$q$,
    $q$['draft_versions', 'created_by'], ['draft_comments', 'created_by']$q$
  );
end
$do$;
