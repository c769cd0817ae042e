-- What is live is data: every release stays known, one per remote is live, and the history says what was before.
create table remote_releases (
  name text not null,
  version text not null,
  manifest text not null,
  routes jsonb not null,
  audience text not null check (audience in ('public', 'staff')),
  published_at timestamptz not null default now(),
  primary key (name, version)
);

create table remote_live (
  name text primary key,
  version text not null,
  changed_at timestamptz not null default now(),
  foreign key (name, version) references remote_releases
);

create table remote_history (
  id int generated always as identity primary key,
  name text not null,
  version text not null,
  changed_at timestamptz not null default now(),
  is_undone boolean not null default false,
  foreign key (name, version) references remote_releases
);
create index remote_history_name on remote_history (name, id desc);
