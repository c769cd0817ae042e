-- An account that staff have merged into another one: nobody logs in with it any more.
alter table users
  add column merged_into_id int references users,
  add column merged_at timestamptz,
  add check ((merged_into_id is null) = (merged_at is null)),
  add check (merged_into_id <> id);
create index users_merged on users (merged_into_id) where merged_into_id is not null;
