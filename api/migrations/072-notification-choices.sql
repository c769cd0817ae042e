-- What is about no thread has its title here: a new thread that staff didn't publish.
alter table notifications add column title text;
alter table notifications add constraint notifications_about check (thread_id is not null or title is not null);

alter table forum_settings
  -- What a member hears of a thread once they have opened it or written in it.
  add column writing_level text not null default 'all' check (writing_level in ('all', 'mentions', 'none')),
  add column tells_likes boolean not null default true;
