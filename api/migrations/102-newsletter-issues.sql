create table newsletter_issues (
  id int primary key generated always as identity,
  subject text not null check (length(subject) between 1 and 120),
  preheader text not null check (length(preheader) <= 150),
  body text not null check (length(body) between 1 and 20000),
  segment text not null check (segment in ('all', 'members', 'owners', 'country')),
  bike_id int references bikes,
  country_id int references countries,
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  version int not null default 1,
  -- The idempotency key of the call that created it.
  created_key text unique,
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  check ((segment = 'owners') = (bike_id is not null)),
  check ((segment = 'country') = (country_id is not null)),
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'sent') = (ended_at is not null))
);

-- Who gets an issue is written down when sending starts.
create table newsletter_recipients (
  id int primary key generated always as identity,
  issue_id int not null references newsletter_issues,
  email text not null check (length(email) between 3 and 254),
  -- Skipped: the address left the list before its email was sent.
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'failed', 'skipped')),
  -- When the address left the list after it got this issue.
  left_at timestamptz,
  unique (issue_id, email)
);
create index newsletter_recipients_state on newsletter_recipients (issue_id, state, id);
create index newsletter_recipients_email on newsletter_recipients (email);

-- Addresses that a mail server has refused for good; they get no newsletter any more.
create table newsletter_bounces (
  id int primary key generated always as identity,
  email text not null unique check (length(email) between 3 and 254),
  reason text not null check (length(reason) <= 500),
  bounced_at timestamptz not null
);
