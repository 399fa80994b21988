-- The list of chats shows the beginning of the latest message, a question or an answer.
create or replace function app.preview_chat()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  update public.chat_threads set
    preview = left(regexp_replace(new.content, '\s+', ' ', 'g'), 200),
    updated_at = now()
    where owner_id = new.owner_id and id = new.thread_id;
  return null;
end
$function$;
comment on function app.preview_chat() is 'The list of threads shows the latest message, and moves its thread up.';

update public.chat_threads t set preview = left(regexp_replace(m.content, '\s+', ' ', 'g'), 200)
from (
  select distinct on (owner_id, thread_id) owner_id, thread_id, content
  from public.chat_messages order by owner_id, thread_id, created_at desc, id desc
) m
where m.owner_id = t.owner_id and m.thread_id = t.id;
