-- Who has written in a thread, and how often: the page of a thread counts them by this index alone.
create index forum_posts_writers on forum_posts (thread_id, author_id, number) where deleted_at is null;
