-- The columns of an office's diary, or of another program's table, as its user matched them once.
create table public.court_table_columns (
  owner_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  headings text not null check (length(headings) between 1 and 2000),
  columns jsonb not null check (jsonb_typeof(columns) = 'array' and length(columns::text) <= 4000),
  created_at timestamptz not null default now(),
  primary key (owner_id, headings)
);
comment on table public.court_table_columns is 'What the columns of a table mean, by its headings: the next file with the same headings is read without a question.';
alter table public.court_table_columns enable row level security;
alter table public.court_table_columns force row level security;
create policy own_rows on public.court_table_columns to munshi_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
call app.guard_with_second_factor('public.court_table_columns');
call app.let_functions_reach('public.court_table_columns');
grant select, insert, update, delete on public.court_table_columns to munshi_app;
