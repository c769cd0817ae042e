-- Likes of the first post within the last 30 days, by which the list 'Top' is sorted; a job counts them.
alter table forum_threads add column recent_likes int not null default 0 check (recent_likes >= 0);
create index forum_likes_at on forum_likes (at desc, post_id);

-- The lists read these indexes alone to find a page and to count: who may see a thread depends on two more columns.
drop index forum_threads_latest;
drop index forum_threads_category;
create index forum_threads_latest on forum_threads (is_pinned desc, last_post_at desc, id desc)
  include (category_id, is_hidden, author_id) where not is_gone;
create index forum_threads_category on forum_threads (category_id, is_pinned desc, last_post_at desc, id desc)
  include (is_hidden, author_id) where not is_gone;
create index forum_threads_top on forum_threads (is_pinned desc, recent_likes desc, last_post_at desc, id desc)
  include (category_id, is_hidden, author_id) where not is_gone;
create index forum_threads_category_top
  on forum_threads (category_id, is_pinned desc, recent_likes desc, last_post_at desc, id desc)
  include (is_hidden, author_id) where not is_gone;
create index forum_threads_unanswered on forum_threads (is_pinned desc, last_post_at desc, id desc)
  include (category_id, is_hidden, author_id) where not is_gone and post_count <= 1 and not is_locked;
create index forum_threads_tags on forum_threads using gin (tags) where not is_gone;
create index forum_threads_hidden on forum_threads (author_id) where is_hidden and not is_gone;
drop index forum_threads_author;
create index forum_threads_author on forum_threads (author_id, id desc) where not is_gone;
-- A page of an author's posts, and how many likes they got.
drop index forum_posts_author;
create index forum_posts_author on forum_posts (author_id, id desc) include (thread_id, likes) where deleted_at is null;

call tell_changes_of('forum_tags', 'forum');
