-- The job that deletes old notifications finds them without reading all.
create index notifications_read_at on notifications (read_at) where read_at is not null;
create index notifications_at on notifications (at);
