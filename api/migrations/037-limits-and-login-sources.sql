-- Requests that count against a rate limit. After a crash the counts begin anew, so counting needn't wait for the disk.
create unlogged table rate_limits (
  -- SHA-256 of the endpoint and the network.
  who bytea primary key check (length(who) = 32),
  count int not null check (count > 0),
  ends_at timestamptz not null
);
create index rate_limits_end on rate_limits (ends_at);

-- The devices and networks (SHA-256) from which an account has logged in: strangers' wrong passwords don't slow them down.
create table login_sources (
  user_id int not null references users on delete cascade,
  kind text not null check (kind in ('device', 'network')),
  source bytea not null check (length(source) = 32),
  last_login_at timestamptz not null,
  primary key (user_id, kind, source)
);
create index login_sources_age on login_sources (last_login_at);

-- When the member last gave the password in this session; null when the session began without one.
alter table sessions add column password_at timestamptz;
