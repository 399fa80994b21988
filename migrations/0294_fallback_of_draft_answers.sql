alter table public.draft_chat_messages add column fallback jsonb
  check (fallback ->> 'reason' in ('failed', 'no_source', 'budget', 'context', 'stalled'));
comment on column public.draft_chat_messages.fallback is 'Why quotations stand in place of an answer of a model.';

grant update (fallback) on public.draft_chat_messages to munshi_app;
drop trigger guard_draft_answer on public.draft_chat_messages;
create trigger guard_draft_answer
  before update of content, sources, checks, suggestions, status, engine, declined, fallback on public.draft_chat_messages
  for each row execute function app.guard_draft_answer();
