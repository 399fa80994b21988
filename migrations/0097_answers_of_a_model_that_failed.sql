-- Why quotations stand in place of an answer of a model, or why its answer is not whole.
alter table public.chat_messages
  add column fallback jsonb check (fallback ->> 'reason' in ('failed', 'no_source', 'budget', 'context', 'stalled'));
