-- Chats with the assistant: of a case, or general (`case_id` is null). Clients write the messages of users; only the server
-- writes those of the assistant, in a transaction that says so. Decision 56.

create table public.chat_threads (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  case_id uuid,
  title text not null check (btrim(title) <> ''),
  -- The beginning of the latest message.
  preview text not null default '',
  created_by uuid default app.user_id(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, id),
  -- A case that is handed over takes its chats along.
  foreign key (owner_id, case_id) references public.cases (owner_id, id) on update cascade on delete cascade deferrable
);
create index chat_threads_of_case on public.chat_threads (case_id, updated_at desc) where case_id is not null;
create index chat_threads_newest on public.chat_threads (owner_id, updated_at desc);
create index chat_threads_in_case_of_owner on public.chat_threads (owner_id, case_id);

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  thread_id uuid not null,
  -- That of the thread.
  case_id uuid,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  -- Of answers: the passages that they rest on, and what code found in the text.
  sources jsonb,
  checks jsonb,
  status text not null default 'complete' check (status in ('complete', 'partial')),
  engine text,
  declined boolean not null default false,
  -- The message that an answer answers. One message has one answer.
  reply_to uuid,
  created_by uuid default app.user_id(),
  -- Not the time of the transaction: messages of one transaction have an order too.
  created_at timestamptz not null default clock_timestamp(),
  unique (owner_id, id),
  unique (reply_to),
  check ((role = 'assistant') = (engine is not null)),
  foreign key (owner_id, thread_id) references public.chat_threads (owner_id, id) on update cascade on delete cascade deferrable,
  foreign key (owner_id, reply_to) references public.chat_messages (owner_id, id) on update no action on delete cascade
    deferrable
);
create index chat_messages_of_thread on public.chat_messages (thread_id, created_at);
create index chat_messages_of_owner on public.chat_messages (owner_id, thread_id, created_at);
create index chat_messages_of_case on public.chat_messages (case_id) where case_id is not null;

-- The cases in the bin that the caller owns or shares: their chats are hidden with them.
create function app.cases_in_bin() returns setof uuid language sql stable set search_path = '' as $$
  select case_id from app.case_access where user_id = (select app.user_id()) and in_bin
$$;
grant execute on function app.cases_in_bin() to munshi_app;

do $$
declare
  name text;
begin
  foreach name in array array['chat_threads', 'chat_messages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy own_rows on public.%I to munshi_app using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()))',
      name);
    execute format('call app.guard_with_second_factor(%L)', 'public.' || name);
    execute format('call app.let_functions_reach(%L)', 'public.' || name);
    execute format('call app.own_as_case(%L)', 'public.' || name);
    execute format(
      'create policy hide_bin on public.%I as restrictive to munshi_app using (case_id is null or (select app.shows_bin()) or case_id not in (select app.cases_in_bin()))',
      name);
  end loop;
end
$$;

-- A clerk sees no chats; a commenter may chat. Commenters change and delete what they began themselves.
call app.share_by_role('public.chat_threads', 'case_id', readers => '{editor,commenter,viewer}',
  adders => '{editor,commenter}', changers => '{editor}', removers => '{editor}');
call app.share_by_role('public.chat_messages', 'case_id', readers => '{editor,commenter,viewer}',
  adders => '{editor,commenter}', removers => '{editor}');
create policy own_additions on public.chat_threads for update to munshi_app
  using (created_by = (select app.user_id()))
  with check (created_by = (select app.user_id())
    and case_id in (select case_id from app.case_roles() where role = 'commenter'));
create policy own_additions_removed on public.chat_threads for delete to munshi_app
  using (created_by = (select app.user_id())
    and case_id in (select case_id from app.case_roles() where role = 'commenter'));
create policy own_additions_removed on public.chat_messages for delete to munshi_app
  using (created_by = (select app.user_id())
    and case_id in (select case_id from app.case_roles() where role = 'commenter'));

-- True in a transaction in which the server keeps an answer.
create function app.writes_answer() returns boolean language sql stable
  return coalesce(current_setting('app.answer', true), '') = 'written';
grant execute on function app.writes_answer() to munshi_app;

-- The case of a message is the case of its thread, and an answer is the server's.
create function app.begin_chat_message() returns trigger language plpgsql set search_path = '' as $$
declare
  of_thread public.chat_threads;
begin
  if current_user <> 'munshi_app' then return new; end if;
  if new.role = 'assistant' and not app.writes_answer() then
    raise exception 'Only the server writes answers' using errcode = 'insufficient_privilege', constraint = 'assistant_writes';
  end if;
  select * into of_thread from public.chat_threads where id = new.thread_id;
  if of_thread.id is null or (new.case_id is not null and new.case_id is distinct from of_thread.case_id) then
    raise exception 'The thread of a message is not there' using errcode = 'foreign_key_violation';
  end if;
  new.case_id := of_thread.case_id;
  return new;
end
$$;
create trigger begin_chat_message before insert on public.chat_messages
  for each row execute function app.begin_chat_message();

-- The list of threads shows the latest message. Everybody who may write a message moves its thread up.
create function app.preview_chat() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_threads set preview = left(regexp_replace(new.content, '\s+', ' ', 'g'), 200), updated_at = now()
    where owner_id = new.owner_id and id = new.thread_id;
  return null;
end
$$;
create trigger preview_chat after insert on public.chat_messages for each row execute function app.preview_chat();

grant select, insert, delete on public.chat_threads, public.chat_messages to munshi_app;
grant update (title, updated_at) on public.chat_threads to munshi_app;

call app.announce_changes('public.chat_threads');
call app.announce_changes('public.chat_messages');
