-- Performance: W, km/h, points, mm, km, g; a part's are deltas to the bike's own.
create table bikes (
  id int primary key,
  slug text not null unique,
  title text not null,
  use text not null,
  summary text not null,
  description text not null,
  image text not null,
  price_cents int not null check (price_cents >= 0),
  lead_days int not null check (lead_days >= 0),
  power int not null,
  max_speed int not null,
  practicality int not null,
  suspension int not null,
  range int not null,
  weight int not null
);

create table bike_sizes (
  id int primary key,
  bike_id int not null references bikes,
  name text not null,
  rider_min_cm int not null,
  rider_max_cm int not null,
  note text,
  unique (bike_id, name)
);

create table slots (
  id int primary key,
  title text not null,
  choice text not null check (choice in ('single', 'multi'))
);

-- category_id: 1 included, 2 free choice, 3 upgrade.
create table parts (
  id int primary key,
  slot_id int not null references slots,
  category_id int not null check (category_id in (1, 2, 3)),
  title text not null,
  price_cents int not null check (price_cents >= 0),
  power int not null,
  max_speed int not null,
  practicality int not null,
  suspension int not null,
  range int not null,
  weight int not null,
  check (category_id = 3 or price_cents = 0)
);
create index parts_slot on parts (slot_id);

create table bike_parts (
  bike_id int not null references bikes,
  part_id int not null references parts,
  is_default boolean not null,
  primary key (bike_id, part_id)
);
create index bike_parts_part on bike_parts (part_id);

create table build_rules (
  id text primary key,
  kind text not null check (kind in ('requires', 'excludes', 'excludes_size', 'excludes_country')),
  when_parts int[] not null,
  then_parts int[] not null,
  sizes text[] not null,
  speed_limit_kmh int,
  repair_parts int[] not null,
  text text not null
);

create table colours (
  id int primary key,
  name text not null,
  type text not null check (type in ('Standard', 'Pearlized', 'Custom')),
  swatch text,
  price_cents int not null check (price_cents >= 0),
  lead_days int not null check (lead_days >= 0)
);

-- is_dated false: it can be had, but nobody can say when.
create table size_colours (
  size_id int not null references bike_sizes,
  colour_id int not null references colours,
  is_dated boolean not null default true,
  primary key (size_id, colour_id)
);
create index size_colours_colour on size_colours (colour_id);
