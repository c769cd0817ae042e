-- The guides of the help centre's troubleshooter. A guide is written as a whole, so its checks and outcomes are JSON:
-- `checks` are [{ key, question, help, answers: [{ label, to }] }], the first of which is the beginning, `outcomes` are
-- [{ key, kind, title, text, parts }] with the ids of products. `to` is the key of a check or of an outcome.
create table diagnosis_guides (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  kind text not null check (kind in ('symptom', 'code')),
  code text unique check (code ~ '^E[0-9]{2}$'),
  area text not null check (area in ('battery', 'motor', 'display', 'brakes', 'drivetrain', 'wheels', 'frame')),
  title text not null check (char_length(title) between 1 and 120),
  summary text not null check (char_length(summary) between 1 and 300),
  words text not null default '' check (char_length(words) <= 300),
  safety text check (char_length(safety) between 1 and 400),
  checks jsonb not null check (jsonb_typeof(checks) = 'array'),
  outcomes jsonb not null check (jsonb_typeof(outcomes) = 'array'),
  is_published boolean not null default false,
  version int not null default 1,
  created_key text unique,
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('english', fold(coalesce(code, '') || ' ' || title || ' ' || words)), 'A')
    || setweight(to_tsvector('english', fold(summary)), 'D')) stored,
  check ((kind = 'code') = (code is not null))
);
create index diagnosis_guides_search on diagnosis_guides using gin (search);
call tell_changes_of('diagnosis_guides', 'help-center');
