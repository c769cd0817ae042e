-- What authors do with their own threads: they hide them, and change title and tags.
alter table forum_threads
  -- What its author has hidden, the author may show again; what staff have hidden, only staff.
  add column hidden_by_author boolean not null default false check (is_hidden or not hidden_by_author),
  add column title_edited_at timestamptz;

-- Every earlier title of a thread, with its tags.
create table forum_title_edits (
  thread_id int not null references forum_threads on delete cascade,
  version int not null check (version > 0),
  title text not null,
  tags text[] not null,
  edited_by int not null references users,
  at timestamptz not null,
  primary key (thread_id, version)
);

-- Members of the workshop's team have a badge in the forum. Nobody can set it for themselves.
alter table users add column is_workshop boolean not null default false;
create trigger tell_workshop after update of is_workshop on users for each row
  when (old.is_workshop is distinct from new.is_workshop) execute function tell_change('forum');
