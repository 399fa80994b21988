-- What exports and forms take from the user: {enrolment_number, letterhead, signature_block, courts}. Null until it is set.
alter table public.profiles add column practice jsonb
  check (practice is null or (jsonb_typeof(practice) = 'object' and octet_length(practice::text) <= 100000));
