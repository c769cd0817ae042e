-- Answers that staff send often, with fields such as {name}, which the server fills in for a ticket.
create table canned_answers (
  id int generated always as identity primary key,
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 4000),
  version int not null default 1 check (version > 0),
  created_key text not null unique check (length(created_key) between 8 and 100),
  updated_at timestamptz not null
);
create unique index canned_answers_title on canned_answers (lower(title));
