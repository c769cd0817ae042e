-- A change is found by the beginnings of words and numbers: of who made it, and of what was true before and after, with
-- the names of its fields.
-- Escapes of line breaks would otherwise become part of the next word, and a text can be longer than an index holds.
create function audit_words(actor text, before jsonb, after jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', regexp_replace(fold(
    left(actor || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''), 200000)), '\\[bfnrt]?|[^[:alnum:]\\]+', ' ', 'g'))
$$;
-- Stored, since reading the words of each change again takes longer than finding it.
alter table audit_log add column words tsvector not null generated always as (audit_words(actor_email, before, after)) stored;
create index audit_log_words on audit_log using gin (words);
