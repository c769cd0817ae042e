-- What staff did, and why, for the member whose thread or post it was.
alter table notifications add column moderation text, add column reason text;
alter table notifications add constraint notifications_reason check ((moderation is null) = (reason is null));

-- Reports can also end with the thread hidden.
alter table forum_flags drop constraint forum_flags_decision_check;
alter table forum_flags add constraint forum_flags_decision_check check (decision in ('kept', 'hidden', 'removed'));
create index forum_flags_open_posts on forum_flags (post_id) where decision is null;
create index forum_held_decided on forum_held (decided_at, id) where decided_at is not null;
create index forum_threads_staff on forum_threads (last_post_at desc, id desc);
