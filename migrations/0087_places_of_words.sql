-- Where the recognised words of a scan are on its page: the quarter turns, then a line with the box of each word
-- (platform/documents/placed-words.ts). Null where nothing was recognised, and on pages that were read before. Decision 92.
alter table public.case_file_pages add column placed_words text check (octet_length(placed_words) <= 300000);
