-- Configured bikes, and upgrades for bikes that somebody owns, as lines of carts and orders.
alter table slots
  add column step text not null default 'components' check (step in ('components', 'upgrades', 'accessories'));
alter table parts
  add column summary text not null default '',
  add column image text,
  -- Null: there is always enough.
  add column stock int check (stock >= 0),
  -- When a part that is sold out is expected back.
  add column restock_on date;

-- A bike is two products: itself, and upgrades for one that somebody has. Neither is bought without a build.
alter table products
  add column bike_id int references bikes,
  add check ((kind in ('bike', 'upgrade')) = (bike_id is not null));
create unique index products_bike on products (bike_id, kind) where bike_id is not null;

-- {"bike_id": 1, "size_id": 12, "colour_id": 5, "ral": [], "part_ids": [105, 503], "order_bike_id": null}: parts in order,
-- without the bike's own. build_key says the same as text, for one line per build, and one per owned bike.
alter table cart_lines
  add column build jsonb check (jsonb_typeof(build) = 'object'),
  add column build_key text not null default '',
  drop constraint cart_lines_user_id_product_id_key,
  add unique (user_id, product_id, build_key),
  add check ((build is null) = (build_key = ''));
alter table order_lines
  add column build jsonb check (jsonb_typeof(build) = 'object'),
  add column build_key text not null default '',
  add check ((build is null) = (build_key = ''));
create index order_lines_upgrades on order_lines ((build ->> 'order_bike_id')) where build ->> 'order_bike_id' is not null;

alter table order_bikes
  -- What it was built with instead of or besides its kind's own; upgrades bought since stand in their orders.
  add column part_ids int[] not null default '{}',
  add column ral text[] not null default '{}' check (cardinality(ral) <= 2),
  -- Null: older than our shop.
  add column order_line_id int references order_lines;
create index order_bikes_line on order_bikes (order_line_id) where order_line_id is not null;

-- A member may keep the same build twice, under two names.
alter table saved_bikes
  add column ral text[] not null default '{}' check (cardinality(ral) <= 2),
  add column name text check (char_length(name) between 1 and 60),
  drop constraint saved_bikes_user_id_bike_id_size_id_colour_id_part_ids_key;
