-- An export goes through the rows of a table by their ids.
alter table public.court_table_columns add column id uuid not null default gen_random_uuid(), add unique (id);
