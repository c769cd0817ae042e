-- A word is what stands between other characters than letters and digits, as a search splits it (beginnings-of.ts). The
-- parser of to_tsvector reads numbers its own way: "12e5ab" became "12e5" and "ab", and "27.5" one word, so that neither
-- was found by what it says.
-- A word's first 500 characters: the longest that a column of words holds has 2,046 bytes.
create or replace function words_of(text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct left(word, 500) from regexp_split_to_table(fold($1), '[^[:alnum:]]+') as word where word <> ''))
$$;

update tickets as ticket set words = words_of_ticket(ticket);

drop index products_words;
create index products_words on products using gin (words_of(title));
drop index parts_words;
create index parts_words on parts using gin (words_of(title));

-- Escapes of line breaks would otherwise become part of the next word, and a text can be longer than an index holds.
create or replace function audit_words(actor text, before jsonb, after jsonb) returns tsvector language sql immutable parallel safe as $$
  select words_of(regexp_replace(
    left(actor || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''), 200000), '\\[bfnrt]?', ' ', 'g'))
$$;
alter table audit_log drop column words;
alter table audit_log add column words tsvector not null generated always as (audit_words(actor_email, before, after)) stored;
create index audit_log_words on audit_log using gin (words);
