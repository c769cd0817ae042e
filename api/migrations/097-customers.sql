-- A blocked member can't log in. Version counts what staff have changed of an account.
alter table users
  add column blocked_at timestamptz,
  add column blocked_reason text check (char_length(blocked_reason) between 1 and 300),
  add column version int not null default 1,
  add check ((blocked_at is null) = (blocked_reason is null));

-- The list of all members: the newest first, by when they were last seen, and by what they have bought.
create index users_created on users (created_at, id);
create index users_blocked on users (id) where blocked_at is not null;
create index sessions_seen on sessions (user_id, last_seen_at);
create index orders_spent on orders (user_id) include (total_cents, refunded_cents) where paid_at is not null;
