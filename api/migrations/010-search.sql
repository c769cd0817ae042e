-- Search that forgives typing errors: each word of a question is first looked up in its area's dictionary.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() itself may not stand in an index, since its dictionary could change.
create function fold(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create table search_words (
  area text not null,
  word text not null,
  documents int not null,
  primary key (area, word)
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
