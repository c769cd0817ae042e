-- One build per bike to start from, which the page of saved builds shows to whoever has none. It has no size; `text` is
-- the sentence below its title, and `part_ids` are the parts that differ from the bike's standard ones.
create table ready_made_builds (
  bike_id int primary key references bikes on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 200),
  colour_id int not null references colours on delete cascade,
  part_ids int[] not null default '{}'
);
call tell_changes_of('ready_made_builds', 'configurator');
