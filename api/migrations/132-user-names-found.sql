-- The user names of members as they are searched for, beside their names: with a function in the conditions, the database
-- would fold the user name of everybody again at each search.
alter table users
  add column folded_user_name text not null generated always as (fold(user_name)) stored;

create index users_folded_user_name on users (folded_user_name text_pattern_ops);
analyze users;
