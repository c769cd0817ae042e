create table countries (
  id int primary key,
  name text not null,
  tax_label text not null,
  tax_rate int not null check (tax_rate between 0 and 10000),
  bike_shipping_cents int check (bike_shipping_cents >= 0),
  goods_shipping_cents int check (goods_shipping_cents >= 0),
  days_min int,
  days_max int,
  speed_limit_kmh int not null,
  check ((bike_shipping_cents is null) = (goods_shipping_cents is null))
);

create table addresses (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  fingerprint text not null,
  name text not null,
  last_name text not null,
  street text not null,
  street_2 text,
  city text not null,
  region text,
  postcode text not null,
  phone text,
  country_id int not null references countries,
  used_at timestamptz not null default now(),
  unique (user_id, fingerprint)
);

create table orders (
  id int generated always as identity primary key,
  number text generated always as ('NK-' || (100000 + id)::text) stored unique,
  user_id int not null references users,
  status text not null check (status in (
    'pending_payment', 'paid', 'in_production', 'quality_check', 'ready_to_ship', 'partly_shipped', 'shipped',
    'delivered', 'cancelled', 'return_requested', 'returned', 'refunded', 'partly_refunded', 'expired')),
  held_reason text,
  content_hash text not null,
  country_id int not null references countries,
  address jsonb not null,
  currency text not null check (currency = 'usd'),
  lines_cents int not null check (lines_cents >= 0),
  shipping_cents int not null check (shipping_cents >= 0),
  tax_cents int not null check (tax_cents >= 0),
  total_cents int not null check (total_cents = lines_cents + shipping_cents + tax_cents),
  placed_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index orders_user on orders (user_id, placed_at desc, id desc);
create index orders_due on orders (expires_at) where status = 'pending_payment' and held_reason is null;

create table order_lines (
  id int generated always as identity primary key,
  order_id int not null references orders,
  product_id int not null references products,
  title text not null,
  description text not null,
  image text,
  unit_cents int not null check (unit_cents >= 0),
  count int not null check (count > 0)
);
create index order_lines_order on order_lines (order_id);

create table order_moves (
  id int generated always as identity primary key,
  order_id int not null references orders,
  from_status text,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamptz not null
);
create index order_moves_order on order_moves (order_id);

create table payments (
  id int generated always as identity primary key,
  order_id int not null unique references orders,
  provider text not null,
  ref text unique,
  redirect text,
  state text not null check (state in (
    'created', 'needs_action', 'authorized', 'captured', 'failed', 'voided', 'partly_refunded', 'refunded', 'disputed')),
  amount_cents int not null check (amount_cents >= 0),
  currency text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- A checkout that comes again with its key gets the order of the first time.
create table checkout_keys (
  user_id int not null references users on delete cascade,
  key text not null,
  request_hash text not null,
  order_id int not null references orders,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- What the sandbox provider knows of its payments; the shop itself never reads it.
create table sandbox_payments (
  ref text primary key,
  order_id int not null unique,
  title text not null,
  state text not null check (state in ('open', 'paid', 'declined', 'cancelled', 'closed')),
  amount_cents int not null,
  currency text not null
);
