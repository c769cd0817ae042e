-- Who was asked by email to join the staff. Only the hash of a link's token is kept, until it is used or withdrawn.
create table staff_invitations (
  id int generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  is_admin smallint not null check (is_admin in (1, 9)),
  areas text[] not null
    check (areas <@ array['sales', 'customers', 'goods', 'content', 'support', 'community']),
  token bytea unique,
  invited_by int not null references users,
  invited_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  version int not null default 1,
  check (accepted_at is null or withdrawn_at is null),
  check ((token is null) = (accepted_at is not null or withdrawn_at is not null))
);
-- An address has one invitation at a time.
create unique index staff_invitations_open on staff_invitations (email) where token is not null;
create index staff_invitations_newest on staff_invitations (invited_at, id);
