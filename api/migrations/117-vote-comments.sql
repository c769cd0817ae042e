-- The comments of votes are worked off: which version of the topic was voted on, and who has dealt with the comment.
alter table help_votes
  add column topic_version int,
  add column done_at timestamptz,
  add column done_by int references users,
  add check ((done_at is null) = (done_by is null));
create index help_votes_comments on help_votes (voted_at desc, id desc) where comment is not null;
create index help_votes_open on help_votes (topic_id) where comment is not null and done_at is null;
