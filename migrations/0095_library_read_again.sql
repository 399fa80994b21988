-- The library is read again when the reader of judgments changes. The one row says how far that is: which version of the
-- reader reads, the hash of the ids at which it continues, and who reads at present, under a lease.
create table app.library_rereading (
  only_row boolean primary key default true check (only_row),
  reader_version int not null check (reader_version > 0),
  -- Judgments whose `idHash` is lower are done.
  next_hash bigint not null default 0 check (next_hash >= 0),
  -- Judgments when it began, and those that were looked at.
  of_judgments int not null default 0 check (of_judgments >= 0),
  done int not null default 0 check (done >= 0),
  -- Of these, those that were read again, and those that stay as they were: their original is gone, or cannot be read.
  read_again int not null default 0 check (read_again >= 0),
  missing int not null default 0 check (missing >= 0),
  unread int not null default 0 check (unread >= 0),
  owner text,
  leased_until timestamptz,
  finished_at timestamptz
);
grant select, insert, update on app.library_rereading to munshi_worker;
