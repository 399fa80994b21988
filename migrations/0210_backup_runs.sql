-- The backups that this installation made by its schedule, so that operators see the last good one.
create table app.backup_runs (
  id bigint generated always as identity primary key,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  problem text check (length(problem) <= 2000)
);
comment on table app.backup_runs is 'Backups by schedule; without a problem they are good. No user owns a row.';
create index backup_runs_ended on app.backup_runs (ended_at desc) where problem is null;
grant select, insert, delete on app.backup_runs to munshi_worker;
