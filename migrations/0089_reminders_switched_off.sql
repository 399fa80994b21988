-- Whether dates are mailed to the user at all; each date has its own setting besides. The mailer looks with the address.
alter table public.profiles add column mail_reminders boolean not null default true;
grant select (mail_reminders) on public.profiles to munshi_accounts;
