-- A new email address that a member has asked for and that hasn't been confirmed from both addresses yet. The addresses
-- get a link each, whose token is stored as SHA-256, and is null once it was used.
create table email_changes (
  user_id int primary key references users on delete cascade,
  -- The session that has asked, which goes on when the change is made.
  session_id uuid not null,
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email) and new_email <> old_email),
  old_token bytea unique check (length(old_token) = 32),
  new_token bytea unique check (length(new_token) = 32),
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at)
);
create index email_changes_expiry on email_changes (expires_at);

-- Limits may be by email address, too.
alter table tries
  drop constraint tries_what_check,
  add constraint tries_what_check check (what ~ '^[a-z][a-z ]{1,30}, (account|address|network|order)$');
