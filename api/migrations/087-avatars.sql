-- The pictures that members have chosen of themselves: one each, as WebP. users.avatar has its address, by which the
-- forum knows that its pages have changed.
create table avatars (
  user_id int primary key references users on delete cascade,
  -- A new one with every picture, so that caches may keep what they have.
  name uuid not null unique default gen_random_uuid(),
  bytes bytea not null check (length(bytes) between 1 and 1000000)
);
