create table help_groups (
  id int primary key,
  title text not null
);

create table help_topics (
  id int primary key,
  group_id int not null references help_groups,
  title text not null,
  body text not null,
  is_draft boolean not null default false,
  votes_yes int not null default 0 check (votes_yes >= 0),
  votes_no int not null default 0 check (votes_no >= 0),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', fold(title)), 'A') || setweight(to_tsvector('english', fold(body)), 'B')) stored
);
create index help_topics_group on help_topics (group_id);
create index help_topics_search on help_topics using gin (search);
