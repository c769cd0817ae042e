-- The second factor of an account: codes of an authenticator app (RFC 6238), asked for after the password.
create table second_factors (
  user_id int primary key references users on delete cascade,
  -- Shared with the app, which computes the codes from it, so that it can't be a hash.
  secret bytea not null check (length(secret) = 20),
  started_at timestamptz not null,
  -- Null while the set-up waits for its first code: such a row asks nobody for anything.
  confirmed_at timestamptz check (confirmed_at >= started_at),
  -- The time step of the last code that has counted. Only a later one counts, so that each code does once.
  used_step int not null default 0
);

-- SHA-256 of 80 random bits each, which nobody finds by trying.
create table recovery_codes (
  user_id int not null references second_factors on delete cascade,
  code bytea not null check (length(code) = 32),
  used_at timestamptz,
  primary key (user_id, code)
);

-- A login whose password was right and whose code hasn't been given yet. No session belongs to it.
create table login_challenges (
  token bytea primary key check (length(token) = 32),
  user_id int not null references users on delete cascade,
  is_remembered boolean not null,
  has_password boolean not null,
  expires_at timestamptz not null
);
create index login_challenges_user on login_challenges (user_id);
create index login_challenges_expiry on login_challenges (expires_at);
