-- What the search of the forum finds: a row for each post that isn't deleted. The first post's row has the title too.
create table forum_search (
  post_id int primary key references forum_posts on delete cascade,
  thread_id int not null references forum_threads on delete cascade,
  search tsvector not null
);
create index forum_search_words on forum_search using gin (search);

create function forum_search_of(title text, body text) returns tsvector language sql immutable parallel safe
  as $$ select setweight(to_tsvector('english', fold(coalesce(title, ''))), 'A') || to_tsvector('english', fold(body)) $$;

create function index_forum_post() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from forum_search where post_id = new.id;
  else
    insert into forum_search (post_id, thread_id, search)
      select new.id, new.thread_id,
        forum_search_of(case when new.number = 1 then thread.title end, new.body)
      from forum_threads as thread where thread.id = new.thread_id
      on conflict (post_id) do update set thread_id = excluded.thread_id, search = excluded.search;
  end if;
  return null;
end
$$;
create trigger forum_post_added after insert on forum_posts for each row execute function index_forum_post();
create trigger forum_post_changed after update of body, deleted_at, thread_id, number on forum_posts for each row
  when ((old.body, old.deleted_at, old.thread_id, old.number)
    is distinct from (new.body, new.deleted_at, new.thread_id, new.number))
  execute function index_forum_post();

create function index_forum_title() returns trigger language plpgsql as $$
begin
  update forum_search set search = forum_search_of(new.title, post.body)
    from forum_posts as post
    where post.thread_id = new.id and post.number = 1 and forum_search.post_id = post.id;
  return null;
end
$$;
create trigger forum_title_changed after update of title on forum_threads for each row
  when (old.title is distinct from new.title) execute function index_forum_title();

insert into forum_search (post_id, thread_id, search)
  select post.id, post.thread_id, forum_search_of(case when post.number = 1 then thread.title end, post.body)
  from forum_posts as post join forum_threads as thread on thread.id = post.thread_id
  where post.deleted_at is null;

-- Titles alone, for suggestions while somebody types.
alter table forum_threads
  add column title_search tsvector not null generated always as (to_tsvector('english', fold(title))) stored;
create index forum_threads_title on forum_threads using gin (title_search) where not is_gone;

-- correctQuery() looks up whether any word begins with what was typed.
create index search_words_beginnings on search_words (area, word collate "C");
