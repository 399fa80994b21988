-- The lists are read page by page, newest first, each page after a place named by time and id.
drop index public.clients_newest;
create index clients_newest on public.clients (owner_id, created_at desc, id);
drop index public.cases_newest;
create index cases_newest on public.cases (owner_id, created_at desc, id);
drop index public.case_files_newest;
create index case_files_newest on public.case_files (owner_id, case_id, uploaded_at desc, id);
