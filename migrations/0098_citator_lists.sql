-- The later cases that the copy of an old report lists, each with what it does to the judgment: 'D 1978 SC 1014 (5)'.
create table public.library_listed_cases (
  judgment_id text not null references public.library_judgments (id) on delete cascade,
  position integer not null,
  -- Of the later case.
  key text not null,
  citation text not null,
  year integer,
  -- The place of the list among the paragraphs, and the entry as printed.
  index integer not null,
  entry text not null,
  treatment text check (treatment in
    ('followed', 'affirmed', 'distinguished', 'doubted', 'overruled', 'reversed', 'referred')),
  primary key (judgment_id, position)
);
comment on table public.library_listed_cases is 'public: later cases that copies of old reports list, the same for everyone';
grant select on public.library_listed_cases to munshi_app;
grant select, insert, update, delete on public.library_listed_cases to munshi_worker;
-- The graph reads its judgments again.
update public.library_judgments set mark = '';
