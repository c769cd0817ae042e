-- Builds that members keep. The same build is one row: its parts stand in order, without the bike's own.
create table saved_bikes (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  bike_id int not null references bikes,
  size_id int references bike_sizes,
  colour_id int references colours,
  part_ids int[] not null check (array_position(part_ids, null) is null and cardinality(part_ids) <= 60),
  saved_at timestamptz not null,
  check (colour_id is null or size_id is not null),
  unique nulls not distinct (user_id, bike_id, size_id, colour_id, part_ids)
);
create index saved_bikes_user on saved_bikes (user_id, saved_at desc, id desc);
