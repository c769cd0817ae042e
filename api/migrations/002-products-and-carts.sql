create table products (
  id int primary key,
  kind text not null,
  number text unique,
  title text not null,
  description text not null default '',
  category text not null,
  price_cents int not null check (price_cents >= 0),
  stock int check (stock >= 0),
  image text,
  weight_g int check (weight_g >= 0),
  fits text[] not null default '{}',
  variants jsonb not null default '[]',
  rating numeric(2, 1),
  rating_count int not null default 0,
  hidden boolean not null default false
);
create index products_category on products (kind, category);

create table cart_lines (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  product_id int not null references products,
  count int not null check (count between 1 and 99),
  bike_slug text,
  order_bike_id int,
  created_at timestamptz not null default now(),
  unique (user_id, product_id)
);

-- A merge that comes again with its key is not done again.
create table cart_merges (
  user_id int not null references users on delete cascade,
  key text not null,
  message text,
  merged_at timestamptz not null default now(),
  primary key (user_id, key)
);
