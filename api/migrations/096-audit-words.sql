-- What was true before and after a change, with the names of its fields, is found by the beginnings of words and numbers.
-- Escapes of line breaks would otherwise become part of the next word, and a text can be longer than an index holds.
create function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', regexp_replace(fold(
    left(coalesce(before::text, '') || ' ' || coalesce(after::text, ''), 200000)), '\\[bfnrt]?|[^[:alnum:]\\]+', ' ', 'g'))
$$;
-- Stored, since reading the words of each change again takes longer than finding it.
alter table audit_log add column words tsvector not null generated always as (audit_words(before, after)) stored;
create index audit_log_words on audit_log using gin (words);
