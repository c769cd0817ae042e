-- What members have asked for: everything that is stored about them, as one ZIP file.
create table data_exports (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  -- Waiting: to be made, or being made, which no other connection sees before it is done.
  state text not null check (state in ('waiting', 'ready', 'failed')),
  attempts int not null default 0,
  asked_at timestamptz not null,
  size_bytes bigint check (size_bytes > 0),
  -- When the file is deleted.
  expires_at timestamptz,
  check ((state = 'ready') = (size_bytes is not null) and (state = 'ready') = (expires_at is not null))
);
create unique index data_exports_waiting on data_exports (user_id) where state = 'waiting';
create index data_exports_user on data_exports (user_id, id desc);

-- The file, cut into pieces, so that nobody holds all of it in memory.
create table data_export_parts (
  export_id int not null references data_exports on delete cascade,
  number int not null check (number >= 0),
  bytes bytea not null check (octet_length(bytes) <= 2000000),
  primary key (export_id, number)
);
