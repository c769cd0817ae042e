-- One email when a size of a bike is built again. The key ends it and can do nothing else.
create table size_alerts (
  id int generated always as identity primary key,
  size_id int not null references bike_sizes on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  key text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz
);
create unique index size_alerts_open on size_alerts (size_id, email) where sent_at is null;
create index size_alerts_sent on size_alerts (sent_at) where sent_at is not null;
