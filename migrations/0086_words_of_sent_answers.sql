-- Answers of chats that users sent to a draft, for its verification record: {total, latest: [{thread, chat, message, engine, text,
-- user, sent_by, sent_at}]}, the latest first. The words stay when the chat is deleted. Decision 88.
alter table public.case_drafts add column sent_answers jsonb not null default '{"total": 0, "latest": []}'
  check (jsonb_typeof(sent_answers -> 'latest') = 'array' and octet_length(sent_answers::text) <= 8000000);
grant update (sent_answers) on public.case_drafts to munshi_app;
