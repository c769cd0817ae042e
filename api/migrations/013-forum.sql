create table forum_categories (
  id int primary key,
  title text not null,
  description text not null
);

create table forum_threads (
  id int generated always as identity primary key,
  category_id int not null references forum_categories,
  author_id int not null references users,
  title text not null,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  is_hidden boolean not null default false,
  is_solved boolean not null default false,
  created_at timestamptz not null,
  last_post_at timestamptz not null
);
create index forum_threads_latest on forum_threads (is_pinned desc, last_post_at desc, id desc);
create index forum_threads_category on forum_threads (category_id, is_pinned desc, last_post_at desc, id desc);
create index forum_threads_author on forum_threads (author_id);

create table forum_posts (
  id int generated always as identity primary key,
  thread_id int not null references forum_threads on delete cascade,
  author_id int not null references users,
  body text not null,
  created_at timestamptz not null
);
create index forum_posts_thread on forum_posts (thread_id, created_at, id);
create index forum_posts_author on forum_posts (author_id);
