-- A blocked member can't log in. Version counts what staff have changed of an account.
alter table users
  add column blocked_at timestamptz,
  add column blocked_reason text check (char_length(blocked_reason) between 1 and 300),
  add column version int not null default 1,
  add check ((blocked_at is null) = (blocked_reason is null));

-- The list of all members: the newest first, and by what they have bought. When they were last seen has no index, since it
-- changes every minute that they are there.
create index users_created on users (created_at, id);
create index users_blocked on users (id) where blocked_at is not null;
create index orders_spent on orders (user_id) include (total_cents, refunded_cents) where paid_at is not null;
