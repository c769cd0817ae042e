-- Who found which topic helpful. A member or a guest has one vote for a topic; votes from before this table, and those
-- of the demo data, have neither. `guest` is a hash of the browser's cookie and of the topic, so that a guest's votes
-- for several topics can't be put together. A comment is for the people who write the topics; no page shows it.
create table help_votes (
  id int generated always as identity primary key,
  topic_id int not null references help_topics on delete cascade,
  user_id int references users on delete cascade,
  guest bytea,
  is_helpful boolean not null,
  comment text check (char_length(comment) between 1 and 1000),
  voted_at timestamptz not null default now(),
  unique (topic_id, user_id),
  unique (topic_id, guest),
  check (user_id is null or guest is null)
);
create index help_votes_user on help_votes (user_id);

insert into help_votes (topic_id, is_helpful)
  select id, true from help_topics, generate_series(1, votes_yes)
  union all
  select id, false from help_topics, generate_series(1, votes_no);

-- The columns votes_yes and votes_no of help_topics are the numbers of rows in help_votes; only these triggers write them.
create function count_help_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update help_topics set votes_yes = votes_yes + vote.yes, votes_no = votes_no + vote.no
      from (select topic_id, count(*) filter (where is_helpful) as yes, count(*) filter (where not is_helpful) as no
        from added group by topic_id) as vote
      where id = vote.topic_id;
  else
    update help_topics set votes_yes = votes_yes - vote.yes, votes_no = votes_no - vote.no
      from (select topic_id, count(*) filter (where is_helpful) as yes, count(*) filter (where not is_helpful) as no
        from removed group by topic_id) as vote
      where id = vote.topic_id;
  end if;
  return null;
end
$$;
create trigger help_votes_added after insert on help_votes referencing new table as added
  for each statement execute function count_help_votes();
create trigger help_votes_removed after delete on help_votes referencing old table as removed
  for each statement execute function count_help_votes();

create function count_changed_help_vote() returns trigger language plpgsql as $$
declare
  step int := case when new.is_helpful then 1 else -1 end;
begin
  update help_topics set votes_yes = votes_yes + step, votes_no = votes_no - step where id = new.topic_id;
  return null;
end
$$;
create trigger help_votes_changed after update of is_helpful on help_votes for each row
  when (old.is_helpful <> new.is_helpful) execute function count_changed_help_vote();

-- Words that people use for what the texts call otherwise, by area of search: who looks for `phrase` finds what is found
-- by `means`, too. `folded` is the phrase as searches are compared with it.
create table search_synonyms (
  area text not null,
  phrase text not null check (char_length(phrase) between 2 and 60),
  means text not null check (char_length(means) between 2 and 60),
  folded text not null generated always as (btrim(regexp_replace(fold(phrase), '[^[:alnum:]]+', ' ', 'g'))) stored,
  primary key (area, phrase, means)
);
call tell_changes_of('search_synonyms', 'help-center');

-- What was looked for and not found, by the folded text. No row says who it was; the latest and the most frequent are
-- kept.
create table search_misses (
  area text not null,
  query text not null check (char_length(query) between 2 and 100),
  count int not null default 1,
  last_at timestamptz not null,
  primary key (area, query)
);
create index search_misses_kept on search_misses (area, count desc, last_at desc);

-- Which bikes a topic is about; a topic without a row is about all of them.
create table help_topic_bikes (
  topic_id int not null references help_topics on delete cascade,
  bike_id int not null references bikes on delete cascade,
  primary key (topic_id, bike_id)
);
call tell_changes_of('help_topic_bikes', 'help-center');
call tell_changes_of('bikes', 'accessories', 'configurator', 'help-center', 'home-page');
