-- What a topic is found by first, apart from its text: suggestions and long lists of hits read no topic's whole text.
alter table help_topics add column title_search tsvector generated always as (
  setweight(to_tsvector('english', fold(title || ' ' || joined_words(keywords))), 'A')) stored;
create index help_topics_title_search on help_topics using gin (title_search);

-- The published topics that a search finds, and whether title and keywords alone have all of it. The index answers it,
-- even where it finds most topics: reading their texts, as the planner would, takes many times as long.
create function help_topics_with(asked tsquery) returns table (id int, is_in_title boolean)
  language sql stable parallel safe set enable_seqscan = off
  as $$
    select topic.id, topic.title_search @@ asked from help_topics as topic
    where not topic.is_draft and topic.search @@ asked
  $$;
