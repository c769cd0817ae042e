-- What a member has sent under an idempotency key, so that a repeated request publishes nothing twice.
create table forum_sent (
  user_id int not null references users on delete cascade,
  key text not null,
  content_hash text not null,
  thread_id int references forum_threads on delete cascade,
  post_id int references forum_posts on delete cascade,
  at timestamptz not null,
  primary key (user_id, key)
);
create index forum_sent_at on forum_sent (at);
-- Mentions are found by the name whatever its case, and suggested by its beginning.
create index users_user_name_lower on users (lower(user_name) text_pattern_ops);
