-- Outcomes of requests to the language model, by day. It belongs to nobody, so only the worker reaches it.
create table public.model_outcomes (
  day date not null,
  -- A kind of failure, or "answered".
  outcome text not null check (length(outcome) <= 20),
  requests bigint not null check (requests > 0),
  -- The operators were last told of this failure.
  mailed_at timestamptz,
  primary key (day, outcome)
);
grant select, insert, update, delete on public.model_outcomes to munshi_worker;
