-- What staff have changed: one row for each call, written in its transaction, and never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No reference, since the record outlives the account; its email address and role are those of that time.
  actor_id int not null,
  actor_email text not null,
  actor_role text not null check (actor_role in ('agent', 'admin')),
  action text not null,
  subject_kind text not null,
  subject_id int not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_email text_pattern_ops, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_subject on audit_log (subject_kind, subject_id, at, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log can only be added to' using errcode = 'restrict_violation';
end $$;
create trigger refuse_change before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
