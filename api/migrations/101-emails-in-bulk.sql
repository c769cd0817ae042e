-- An email to many waits until no other is due, so that nobody waits for a reset link behind 20,000 newsletters.
-- `once_key` names what an email is about, so that it can't be queued twice.
alter table outbox
  add is_bulk boolean not null default false,
  add once_key text unique check (length(once_key) between 1 and 100);
drop index outbox_due;
create index outbox_due on outbox (is_bulk, available_at, id) where done_at is null;
