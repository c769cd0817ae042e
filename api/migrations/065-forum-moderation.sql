-- What each member wrote in the forum within a day, held texts included: limits count these rows, also when a post was
-- deleted since, and equal texts have equal fingerprints.
create table forum_writes (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  -- The reply's thread; null for a new thread.
  thread_id int references forum_threads on delete cascade,
  fingerprint bytea not null,
  at timestamptz not null
);
create index forum_writes_user on forum_writes (user_id, at);
create index forum_writes_thread on forum_writes (thread_id);

create index forum_flags_user on forum_flags (user_id, at);
create index forum_threads_merged on forum_threads (merged_into_id) where merged_into_id is not null;
