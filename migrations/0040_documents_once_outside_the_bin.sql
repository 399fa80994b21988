-- A document of the library that was deleted from a case can be added again while the deleted one is in the bin.
drop index public.case_files_once_per_document;
create unique index case_files_once_per_document on public.case_files (owner_id, case_id, document_id)
  where storage_provider = 'library' and document_id is not null and bin_id is null;
