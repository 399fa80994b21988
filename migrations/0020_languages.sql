-- The language of a user's screens and mails, by its BCP 47 tag. Null: the language of the browser.
alter table public.profiles add column language text check (language in ('en', 'hi', 'ta'));

-- The accounts role answers each request in the language of its user, and mails each recipient in theirs.
create policy language_of_accounts on public.profiles for select to munshi_accounts using (true);
grant select (id, language) on public.profiles to munshi_accounts;
