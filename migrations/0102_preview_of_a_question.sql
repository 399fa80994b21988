-- The list of threads shows the latest question, which tells threads apart; an answer moves its thread up.
create or replace function app.preview_chat() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_threads set
    preview = case new.role when 'user' then left(regexp_replace(new.content, '\s+', ' ', 'g'), 200) else preview end,
    updated_at = now()
    where owner_id = new.owner_id and id = new.thread_id;
  return null;
end
$$;

update public.chat_threads t set preview = (
  select left(regexp_replace(m.content, '\s+', ' ', 'g'), 200) from public.chat_messages m
  where m.owner_id = t.owner_id and m.thread_id = t.id and m.role = 'user'
  order by m.created_at desc limit 1
) where exists (
  select from public.chat_messages m where m.owner_id = t.owner_id and m.thread_id = t.id and m.role = 'user'
);
