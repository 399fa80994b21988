-- Names of bodies are written in full in more cases ('Dy. CIT', 'Delhi Admn.', 'J&K'), so that the stored names of
-- parties are folded once more, in the background.
delete from public.conflict_words;
update public.conflict_names set tokens = null where tokens is not null;
