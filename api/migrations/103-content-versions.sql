-- What staff write for the public pages, of all kinds. The public reads the tables of each kind; publishing copies a
-- version there.
create table content_items (
  id int primary key generated always as identity,
  kind text not null,
  key text not null check (length(key) <= 60 and key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- As the latest version has it.
  title text not null check (length(title) <= 200),
  -- The number of the latest version.
  version int not null default 1,
  -- The version that the public gets.
  published_version int,
  is_withdrawn boolean not null default false,
  -- The planned publication.
  publish_version int,
  publish_at timestamptz,
  publish_by int references users,
  -- The idempotency key of the call that created it.
  created_key text unique,
  unique (kind, key),
  check (published_version <= version),
  check (publish_version <= version),
  check ((publish_version is null) = (publish_at is null)),
  check (not is_withdrawn or published_version is null)
);
create index content_items_due on content_items (publish_at) where publish_at is not null;

-- Each text that was saved.
create table content_versions (
  item_id int not null references content_items,
  version int not null check (version > 0),
  title text not null check (length(title) <= 200),
  data jsonb not null,
  -- Null: it came with the shop.
  written_by int references users,
  written_at timestamptz not null,
  published_by int references users,
  published_at timestamptz,
  primary key (item_id, version)
);
