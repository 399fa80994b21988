-- The files of the case that a draft is filed with: {files: [{file, mark, particulars, included}], trueCopy}. A file that is
-- deleted stays named here, so that the user sees what is missing. Decision 75.
alter table public.case_drafts add column annexures jsonb not null default '{"files": [], "trueCopy": false}'
  check (jsonb_typeof(annexures -> 'files') = 'array' and octet_length(annexures::text) <= 200000);
grant update (annexures) on public.case_drafts to munshi_app;
