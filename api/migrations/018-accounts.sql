-- Where an account is logged in, as the member is told.
alter table sessions
  add column user_agent text check (length(user_agent) <= 300),
  add column last_seen_at timestamptz;
update sessions set last_seen_at = created_at;
alter table sessions alter column last_seen_at set not null;

-- The one link to a new password that counts for an e-mail address (SHA-256). Addresses without an account have a row
-- too, so that asking costs the same; theirs is over at once.
create table password_resets (
  email bytea primary key check (length(email) = 32),
  token bytea not null check (length(token) = 32),
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at >= requested_at)
);
create index password_resets_expiry on password_resets (expires_at);

-- What counts against a limit, each with its time: `who` is the SHA-256 of an e-mail address or of a network.
create table tries (
  what text not null check (what in ('sign in, account', 'sign in, network', 'reset, account', 'reset, network')),
  who bytea not null check (length(who) = 32),
  times timestamptz[] not null check (cardinality(times) <= 100),
  -- How often signing in has rested, and until when.
  rests smallint not null default 0 check (rests >= 0),
  rest_until timestamptz check (rest_until is null or rests > 0),
  changed_at timestamptz not null,
  primary key (what, who)
);
create index tries_change on tries (changed_at);

-- Accounts at other providers that a member signs in with. A subject is unique with its issuer only.
create table identities (
  user_id int not null references users on delete cascade,
  provider_name text not null check (provider_name ~ '^[a-z][a-z0-9-]{0,29}$'),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  linked_at timestamptz not null,
  primary key (user_id, provider_name),
  unique (issuer, subject)
);

-- ID tokens that have been used (SHA-256), kept until they are worth nothing anyway.
create table used_id_tokens (
  token bytea primary key check (length(token) = 32),
  expires_at timestamptz not null
);
create index used_id_tokens_expiry on used_id_tokens (expires_at);
