-- Which posts show a picture, and which texts that wait for a moderator. What none of them shows is removed after a day.
create table forum_post_pictures (
  post_id int not null references forum_posts on delete cascade,
  picture_id uuid not null references forum_pictures on delete cascade,
  primary key (post_id, picture_id)
);
create index forum_post_pictures_picture on forum_post_pictures (picture_id);

create table forum_held_pictures (
  held_id int not null references forum_held on delete cascade,
  picture_id uuid not null references forum_pictures on delete cascade,
  primary key (held_id, picture_id)
);
create index forum_held_pictures_picture on forum_held_pictures (picture_id);

insert into forum_post_pictures (post_id, picture_id)
  select post_id, id from forum_pictures where post_id is not null;

drop index forum_pictures_post;
alter table forum_pictures
  drop column post_id,
  -- The size for phones; null where the picture itself is as small.
  add column small bytea check (octet_length(small) <= 10000000),
  -- Until when it stays whoever shows it: a day after it was sent, and after a text began or ceased to show it.
  add column kept_until timestamptz;
update forum_pictures set kept_until = at + interval '1 day';
alter table forum_pictures alter column kept_until set not null;
