-- What is limited is listed in platform/attempts/attempt-rules.ts; the table only holds its form, so that a new limit needs no migration.
alter table tries
  drop constraint tries_what_check,
  add constraint tries_what_check check (what ~ '^[a-z][a-z ]{1,30}, (account|network)$');
-- One question of every quote: which orders of this member still wait for their money.
create index orders_waiting on orders (user_id) where status = 'pending_payment';
-- The home page reads the countries as well (025), and a table's triggers name all its readers.
call tell_changes_of('countries', 'accessories', 'home-page');
