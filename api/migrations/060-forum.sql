-- Who may write in a category: announcements are the team's, and goods are offered by members of some standing.
alter table forum_categories
  add column is_staff_only boolean not null default false,
  add column min_member_days int not null default 0 check (min_member_days >= 0);
update forum_categories set is_staff_only = true where id = 1;
update forum_categories set min_member_days = 30 where id = 9;

-- The tags that threads can have; staff add more.
create table forum_tags (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{1,23}$')
);
insert into forum_tags (name) values
  ('accessories'), ('battery'), ('brakes'), ('commuting'), ('creaks'), ('display'), ('drivetrain'), ('firmware'),
  ('fit'), ('how-to'), ('lights'), ('motor'), ('paint'), ('range'), ('saddle'), ('suspension'), ('touring'),
  ('tyres'), ('upgrade'), ('warranty'), ('winter');

alter table forum_threads
  add column tags text[] not null default '{}' check (cardinality(tags) <= 5),
  -- Changes with each edit of title, tags or category; an edit names the version that it began with.
  add column version int not null default 1 check (version > 0),
  -- The posts that lists count: all but deleted ones, with the first.
  add column post_count int not null default 0 check (post_count >= 0),
  -- The number that the latest post got. Numbers of deleted posts are not given again.
  add column last_number int not null default 0 check (last_number >= 0),
  add column last_post_author_id int references users,
  add column accepted_post_id int,
  -- A merged thread's address leads to the thread that has its posts now.
  add column merged_into_id int references forum_threads check (merged_into_id <> id),
  add column deleted_at timestamptz,
  -- Deleted and merged threads are in no list.
  add column is_gone boolean not null generated always as (deleted_at is not null or merged_into_id is not null) stored;

alter table forum_posts
  add column number int,
  add column version int not null default 1 check (version > 0),
  add column likes int not null default 0 check (likes >= 0),
  -- The post that this one replies to, in the same thread.
  add column reply_to_id int references forum_posts check (reply_to_id <> id),
  add column edited_at timestamptz,
  -- A deleted post keeps its number, and nobody reads its text.
  add column deleted_at timestamptz,
  add column deleted_by int references users;
update forum_posts set number = numbered.number
  from (select id, row_number() over (partition by thread_id order by created_at, id) as number from forum_posts) as numbered
  where numbered.id = forum_posts.id;
alter table forum_posts alter column number set not null, add check (number > 0);
create unique index forum_posts_number on forum_posts (thread_id, number);
drop index forum_posts_thread;
alter table forum_threads add foreign key (accepted_post_id) references forum_posts;
update forum_threads set
  post_count = (select count(*) from forum_posts where thread_id = forum_threads.id),
  last_number = (select coalesce(max(number), 0) from forum_posts where thread_id = forum_threads.id),
  last_post_author_id = (select author_id from forum_posts where thread_id = forum_threads.id order by number desc limit 1);

-- Every earlier text of a post.
create table forum_post_edits (
  post_id int not null references forum_posts on delete cascade,
  version int not null check (version > 0),
  body text not null,
  edited_by int not null references users,
  at timestamptz not null,
  primary key (post_id, version)
);

create table forum_likes (
  post_id int not null references forum_posts on delete cascade,
  user_id int not null references users on delete cascade,
  at timestamptz not null,
  primary key (post_id, user_id)
);
create index forum_likes_user on forum_likes (user_id, at desc);

-- How far a member has read a thread.
create table forum_reads (
  user_id int not null references users on delete cascade,
  thread_id int not null references forum_threads on delete cascade,
  last_number int not null check (last_number > 0),
  at timestamptz not null,
  primary key (user_id, thread_id)
);
-- Threads whose latest post is older count as read.
create table forum_read_all (
  user_id int primary key references users on delete cascade,
  before timestamptz not null
);

-- Of what a member is told about a thread; without a row, what the thread's own rules say.
create table forum_subscriptions (
  user_id int not null references users on delete cascade,
  thread_id int not null references forum_threads on delete cascade,
  level text not null check (level in ('all', 'mentions', 'none')),
  at timestamptz not null,
  primary key (user_id, thread_id)
);
create index forum_subscriptions_thread on forum_subscriptions (thread_id) where level = 'all';

-- Whom a post mentions.
create table forum_mentions (
  post_id int not null references forum_posts on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (post_id, user_id)
);
create index forum_mentions_user on forum_mentions (user_id);

-- Pictures of posts, written anew by the server. A picture without a post is a draft's, and is removed after a day.
create table forum_pictures (
  id uuid primary key default gen_random_uuid(),
  user_id int not null references users,
  post_id int references forum_posts on delete cascade,
  kind text not null check (kind in ('image/jpeg', 'image/png', 'image/webp')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes bytea not null check (octet_length(bytes) <= 10000000),
  at timestamptz not null
);
create index forum_pictures_post on forum_pictures (post_id);
create index forum_pictures_user on forum_pictures (user_id, at);

-- Posts that wait for a moderator before anybody sees them.
create table forum_held (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  -- A reply's thread; null for a new thread.
  thread_id int references forum_threads on delete cascade,
  reply_to_id int references forum_posts on delete cascade,
  category_id int references forum_categories,
  title text,
  tags text[] not null default '{}',
  body text not null,
  reason text not null check (reason in ('word', 'links', 'duplicate')),
  at timestamptz not null,
  decided_at timestamptz,
  decided_by int references users,
  -- Set when it was approved.
  post_id int references forum_posts on delete set null,
  check ((thread_id is null) = (title is not null) and (title is null) = (category_id is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index forum_held_waiting on forum_held (at, id) where decided_at is null;

create table forum_flags (
  id int generated always as identity primary key,
  post_id int not null references forum_posts on delete cascade,
  user_id int not null references users on delete cascade,
  reason text not null check (reason in ('spam', 'rude', 'off_topic', 'unsafe', 'other')),
  note text check (length(note) between 1 and 500),
  at timestamptz not null,
  decision text check (decision in ('kept', 'removed')),
  decided_at timestamptz,
  decided_by int references users,
  unique (post_id, user_id),
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null))
);
create index forum_flags_open on forum_flags (at, id) where decision is null;

create table forum_bans (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  starts_at timestamptz not null,
  -- Null: until it is lifted.
  ends_at timestamptz check (ends_at > starts_at),
  banned_by int not null references users,
  lifted_at timestamptz,
  lifted_by int references users,
  check ((lifted_at is null) = (lifted_by is null))
);
create index forum_bans_user on forum_bans (user_id) where lifted_at is null;

create table forum_words (
  id int generated always as identity primary key,
  word text not null unique check (word = lower(word) and length(word) between 2 and 60),
  -- What happens with a post that has the word: it waits for a moderator, or is refused.
  action text not null check (action in ('hold', 'refuse'))
);

-- What members are told of, by the bell and by digests.
create table notifications (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null check (kind in ('reply', 'mention', 'quote', 'like', 'accepted', 'moderated')),
  thread_id int references forum_threads on delete cascade,
  post_id int references forum_posts on delete cascade,
  -- Who did it; null: the shop.
  actor_id int references users on delete cascade,
  -- How many the notification stands for: likes of one post are told of together.
  count int not null default 1 check (count > 0),
  at timestamptz not null,
  read_at timestamptz,
  -- When a digest has listed it.
  digested_at timestamptz
);
create index notifications_user on notifications (user_id, at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create unique index notifications_likes on notifications (user_id, post_id) where kind = 'like' and read_at is null;

create table forum_settings (
  user_id int primary key references users on delete cascade,
  shows_bikes boolean not null default false,
  shows_likes boolean not null default true,
  -- One line under the name.
  about text check (length(about) between 1 and 300),
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  emails_mentions boolean not null default true,
  digested_at timestamptz,
  -- The key in the unsubscribe links.
  unsubscribe_key text not null unique
);

-- Lists leave out what is gone, so their indexes do.
drop index forum_threads_latest;
drop index forum_threads_category;
create index forum_threads_latest on forum_threads (is_pinned desc, last_post_at desc, id desc) where not is_gone;
create index forum_threads_category on forum_threads (category_id, is_pinned desc, last_post_at desc, id desc)
  where not is_gone;
