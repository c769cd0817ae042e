-- Who has an account, and who is logged in. Tokens are stored as SHA-256 only.
create table users (
  id int generated always as identity primary key,
  email text not null check (email = lower(email)),
  password_hash text,
  name text not null,
  last_name text not null,
  user_name text not null unique,
  avatar text,
  is_admin smallint not null default 0 check (is_admin between 0 and 9),
  unit smallint not null default 0 check (unit in (0, 1)),
  country_id int not null default 222,
  created_at timestamptz not null default now()
);
create unique index users_email on users (email);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id int not null references users on delete cascade,
  is_remembered boolean not null,
  successor_key bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table access_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_session on access_tokens (session_id);
create index access_tokens_expiry on access_tokens (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Which seed data are in; and what is still to be told to others (mail, webhooks).
create table seedings (
  name text primary key,
  ran_at timestamptz not null default now()
);
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  available_at timestamptz not null default now(),
  attempts int not null default 0,
  done_at timestamptz,
  last_error text
);
create index outbox_due on outbox (available_at) where done_at is null;
