-- A case with many papers has folders: a name on each file, so that a file is in one at most and a folder without files is gone.
alter table public.case_files add column folder text check (folder = btrim(folder) and length(folder) between 1 and 60);
comment on column public.case_files.folder is 'The folder that the lawyer put the file in; null for none.';
