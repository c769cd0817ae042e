-- Who was given or lost rights, and when, whoever changed it: a program, a person at the database, or the first seed.
create table role_changes (
  id int generated always as identity primary key,
  -- No reference, since the record outlives the account.
  user_id int not null,
  before smallint not null,
  after smallint not null check (after <> before),
  at timestamptz not null default now(),
  -- When the API wrote it into its log; null until then.
  logged_at timestamptz
);
create index role_changes_unlogged on role_changes (id) where logged_at is null;

create function record_role_change() returns trigger language plpgsql as $$
begin
  insert into role_changes (user_id, before, after)
  values (new.id, case when tg_op = 'UPDATE' then old.is_admin else 0 end, new.is_admin);
  return null;
end $$;
create trigger record_new_role after insert on users
  for each row when (new.is_admin <> 0) execute function record_role_change();
create trigger record_role_change after update of is_admin on users
  for each row when (old.is_admin <> new.is_admin) execute function record_role_change();
