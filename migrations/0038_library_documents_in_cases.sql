-- A document of the library in a case is read and searched like a file, paragraph by paragraph, and a case has it once.

-- The number of the paragraph as printed, in a library document.
alter table public.case_file_pages add column paragraph text check (length(paragraph) <= 300);
-- The title of the library document. The name of the row is the name of its file.
alter table public.case_files add column document_title text check (length(document_title) <= 2000);

alter table public.case_files no force row level security;
delete from public.case_files later using public.case_files first
where later.storage_provider = 'library' and first.storage_provider = 'library'
  and later.owner_id = first.owner_id and later.case_id = first.case_id and later.document_id = first.document_id
  and (later.uploaded_at, later.id) > (first.uploaded_at, first.id);
update public.case_files set text_state = 'waiting' where storage_provider = 'library';
alter table public.case_files force row level security;
create unique index case_files_once_per_document on public.case_files (owner_id, case_id, document_id)
  where storage_provider = 'library' and document_id is not null;

-- The specified call that adds a library document gives the file name twice and no provider.
create or replace function app.begin_case_file() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.storage_provider = 'default' and new.file_path = new.file_name and position('/' in new.file_path) = 0 then
    new.storage_provider := 'library';
  end if;
  new.text_state := case when new.storage_provider in ('default', 'library') then 'waiting' else 'none' end;
  new.category_chosen := new.category is not null;
  return new;
end
$$;

grant select (document_id, document_title), update (document_id, document_title) on public.case_files to munshi_worker;
