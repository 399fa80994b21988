-- The citation graph of the library: what each judgment cites, with the citing sentence. Decision 60. It is made from the
-- library index, where the judgments are, and can be made again from it. A citation belongs to a judgment by its keys, so
-- that one without a judgment finds it as soon as the library has it.
create table public.library_judgments (
  id text primary key check (length(id) between 1 and 300),
  -- The place of the id among all ids: equal pieces of the library are compared with the index one by one.
  hash bigint not null,
  -- Changes with the judgment; it is read again then.
  mark text not null,
  title text not null,
  -- As it is cited: a neutral citation or that of a report.
  citation text not null,
  year integer,
  court text,
  sample boolean not null
);
create index library_judgments_in_order on public.library_judgments (hash);
comment on table public.library_judgments is 'public: judgments of the library, the same for everyone';

create table public.library_judgment_keys (
  key text not null,
  judgment_id text not null references public.library_judgments (id) on delete cascade,
  primary key (key, judgment_id)
);
create index library_judgment_keys_of on public.library_judgment_keys (judgment_id);
comment on table public.library_judgment_keys is 'public: citations of the judgments of the library, the same for everyone';

create table public.library_citations (
  citing_id text not null references public.library_judgments (id) on delete cascade,
  position integer not null,
  -- Of all parallel citations that are printed for the authority.
  keys text[] not null,
  citation text not null,
  case_name text,
  -- The paragraph's number as printed, and its place among the paragraphs.
  paragraph text,
  index integer not null,
  sentence text not null,
  treatment text check (treatment in
    ('followed', 'affirmed', 'distinguished', 'doubted', 'overruled', 'reversed', 'referred')),
  primary key (citing_id, position)
);
create index library_citations_by_key on public.library_citations using gin (keys);
comment on table public.library_citations is 'public: what judgments of the library cite, the same for everyone';

grant select on public.library_judgments, public.library_judgment_keys, public.library_citations to munshi_app;
grant select, insert, update, delete on public.library_judgments, public.library_judgment_keys, public.library_citations
  to munshi_worker;
