-- Answers of the assistant about a draft, with the changes that it suggests. Decision 71.
alter table public.draft_chat_messages
  -- Of answers: the passages that they rest on, what code found in the text, and the suggested changes with their states.
  add column sources jsonb,
  add column checks jsonb,
  add column suggestions jsonb,
  add column status text not null default 'complete' check (status in ('complete', 'partial')),
  add column engine text,
  add column declined boolean not null default false,
  -- The message that an answer answers. One message has one answer.
  add column reply_to uuid unique,
  add unique (owner_id, id),
  add foreign key (owner_id, reply_to) references public.draft_chat_messages (owner_id, id) on update no action on delete cascade
    deferrable,
  alter column created_at set default clock_timestamp();

-- What wrote the suggestions that a state accepts; null for a state that a person wrote or named.
alter table public.draft_versions add column engine text;

-- Only the server changes answers: it replaces a partial one, and notes what a user decided about a suggestion.
grant update (content, sources, checks, suggestions, status, engine, declined) on public.draft_chat_messages to munshi_app;
create function app.guard_draft_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'munshi_app' and not app.writes_answer() then
    raise exception 'Only the server changes answers' using errcode = 'insufficient_privilege', constraint = 'assistant_writes';
  end if;
  return new;
end
$$;
create trigger guard_draft_answer
  before update of content, sources, checks, suggestions, status, engine, declined on public.draft_chat_messages
  for each row execute function app.guard_draft_answer();
