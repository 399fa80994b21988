-- A passage of a judgment with several opinions is cited with its judge: 'para 12, per Banerji, J., dissenting'.
alter table public.passage_notes add column whose jsonb;
alter table public.passage_notes add constraint passage_notes_whose_check
  check (jsonb_typeof(whose) = 'object' and length(whose::text) <= 1000);
comment on column public.passage_notes.whose is 'The part and the judge of the passage when it was kept, where a reference has to say it: kind, judge, stance.';
