-- The rules by which names are compared have changed: all names are folded again, by the job that folds new ones.
delete from public.conflict_words;
update public.conflict_names set tokens = null, found = null where tokens is not null;
