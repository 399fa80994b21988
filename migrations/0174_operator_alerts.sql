-- Alerts about the state of the servers, so that operators get one email when one begins and one when it ends.
create table app.operator_alerts (
  name text primary key check (length(name) <= 40),
  since timestamp with time zone not null,
  mailed_at timestamp with time zone not null
);
comment on table app.operator_alerts is 'Alerts that last, by what was measured. No user owns a row.';
grant select, insert, update, delete on app.operator_alerts to munshi_worker;
