-- The prices that products, bikes, parts and colours have had, and those that are planned for them: rows are added, and
-- end applied or cancelled. The subject's own table has the price that counts now.
create table price_changes (
  id int generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('product', 'bike', 'part', 'colour')),
  -- No reference, since there are four tables, and the record outlives the subject.
  subject_id int not null,
  -- What it cost until then, known once the price is applied; null then for a subject that had no price before.
  old_cents int check (old_cents >= 0),
  new_cents int not null check (new_cents >= 0),
  begins_at timestamptz not null,
  -- admin:9
  actor text not null,
  planned_at timestamptz not null,
  applied_at timestamptz,
  cancelled_at timestamptz,
  check (applied_at is null or cancelled_at is null),
  check (old_cents is null or applied_at is not null)
);
create index price_changes_subject on price_changes (subject_kind, subject_id, applied_at, id);
create unique index price_changes_planned on price_changes (begins_at, subject_kind, subject_id)
  where applied_at is null and cancelled_at is null;

create function refuse_price_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'the history of prices can only be added to' using errcode = 'restrict_violation';
end $$;
create trigger refuse_removal before delete or truncate on price_changes
  for each statement execute function refuse_price_rewrite();
create trigger refuse_rewrite before update on price_changes for each row
  when (
    (old.subject_kind, old.subject_id, old.new_cents, old.begins_at, old.actor, old.planned_at)
      is distinct from (new.subject_kind, new.subject_id, new.new_cents, new.begins_at, new.actor, new.planned_at)
    or old.applied_at is not null or old.cancelled_at is not null
  )
  execute function refuse_price_rewrite();
