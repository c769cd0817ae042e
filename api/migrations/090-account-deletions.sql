-- Members who have asked for the deletion of their account. A login before `due_at` takes it back.
create table account_deletions (
  user_id int primary key references users on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at)
);
create index account_deletions_due on account_deletions (due_at);
