-- The names of members as they are searched for. A search compares all its conditions in one pass over the indexes, or over
-- the table; with fold() in the conditions the database would fold both names of everybody again.
alter table users
  add column folded_name text not null generated always as (fold(name || ' ' || last_name)) stored,
  add column folded_last_name text not null generated always as (fold(last_name)) stored;

create index users_folded_name on users (folded_name text_pattern_ops);
create index users_folded_last_name on users (folded_last_name text_pattern_ops);
drop index users_full_name;
drop index users_last_name;

-- When a member was last seen is the newest of their sessions, which this index has beside each other: the list of all
-- members reads it instead of adding up the sessions. A session's row changes at most once a minute.
create index sessions_last_seen on sessions (user_id, last_seen_at);
drop index sessions_user;
analyze users, sessions;
