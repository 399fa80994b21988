-- A treatment belongs to the authority that its sentence treats. The graph reads every judgment again for it.
alter table public.library_citations add column reported boolean not null default false;
comment on column public.library_citations.reported is 'The treatment is another court''s, which the judgment reports.';
alter table public.library_judgments add column bench_strength smallint;
comment on column public.library_judgments.bench_strength is 'Number of judges who heard it, where the copy says so.';
update public.library_judgments set mark = '';
