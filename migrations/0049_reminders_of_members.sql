-- Who got the mail of a claimed reminder already: a reminder that fails for one member of a case is sent again to this member
-- alone. A reminder that moves begins with nobody.
alter table public.reminder_claims add column mailed uuid[] not null default '{}';
