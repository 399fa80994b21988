-- A member of cases has a share of the notes that their owner may have, so that nobody uses up the notes of another.

create or replace function app.limit_passage_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at a time do not pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('passage_notes ' || new.owner_id::text, 0));
  if (select count(*) from public.passage_notes where owner_id = new.owner_id) >= 5000 then
    raise exception 'Too many notes' using errcode = 'check_violation', constraint = 'passage_notes_at_most';
  end if;
  if (select count(*) from public.passage_notes
      where owner_id = new.owner_id and document_id = new.document_id) >= 200 then
    raise exception 'Too many notes on a document' using errcode = 'check_violation',
      constraint = 'passage_notes_of_document_at_most';
  end if;
  if new.created_by <> new.owner_id and exists (
    select from public.passage_notes where owner_id = new.owner_id and created_by = new.created_by
    having count(*) >= 1000 or count(*) filter (where document_id = new.document_id) >= 40) then
    raise exception 'Too many notes of a member' using errcode = 'check_violation', constraint = 'passage_notes_of_member_at_most';
  end if;
  return new;
end
$$;
comment on function app.limit_passage_notes() is 'One owner has at most 5,000 notes, and 200 on one document, in all cases together; another person has a fifth of these in the cases of an owner. The trigger runs after `take_owner_of_case`, by its name, because the notes count for the owner of the case.';
