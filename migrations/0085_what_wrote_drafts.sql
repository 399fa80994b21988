-- What wrote the parts of a draft, for its verification record. Decision 83.

-- The template that a draft was made from; null for others, and for drafts from before it was kept.
alter table public.case_drafts add column template text check (template ~ '^[a-z_]{1,60}$');

-- Of a check of a draft: its template and the suggestions that it has accepted. Null for other texts.
alter table public.document_checks add column writing jsonb
  check (writing is null or (jsonb_typeof(writing) = 'object' and octet_length(writing::text) <= 4000000));

-- The accepted suggestions of a draft, the latest first, for everybody who reads the draft. What was asked stays with the
-- user who asked.
create function app.accepted_suggestions(of_draft uuid, at_most integer) returns table (
  kind text, block text, before text, after text, engine text, accepted_by text, accepted_at timestamptz, total bigint)
language sql stable security definer set search_path = '' rows 20 as $$
  select one ->> 'kind', one ->> 'block', one ->> 'before', one ->> 'after', m.engine,
    (select p.full_name from public.profiles p where p.id = m.user_id), (one ->> 'decided_at')::timestamptz, count(*) over ()
  from public.case_drafts d
  join public.draft_chat_messages m on m.draft_id = d.id
  cross join lateral jsonb_array_elements(m.suggestions) with ordinality as listed (one, place)
  where d.id = of_draft and d.bin_id is null and jsonb_typeof(m.suggestions) = 'array' and one ->> 'state' = 'accepted'
    and app.case_role(d.case_id) in ('owner', 'editor', 'commenter', 'viewer')
  order by 7 desc nulls last, m.id, place limit at_most
$$;
grant execute on function app.accepted_suggestions(uuid, integer) to munshi_app;
