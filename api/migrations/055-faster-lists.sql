-- The workshop's board leaves out the few bikes that are withdrawn without looking at the others.
create index order_bikes_withdrawn on order_bikes (id) where withdrawn_at is not null;
-- The audit log's totals: narrow, so that counting reads little.
create index audit_log_subject_kind on audit_log (subject_kind);
create index audit_log_actor_email on audit_log (actor_email text_pattern_ops);
