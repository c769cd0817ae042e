-- What a shopper chooses of a product (size, colour, plug) is a product of its own with its own stock and price; its
-- parent is what lists show and is never bought itself.
alter table products
  add column parent_id int references products,
  -- What it is of its parent's variants: {"Size": "M", "Colour": "Pine"}.
  add column options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  -- The bikes that it fits, by their slug; `fits` says the same in words.
  add column fits_bikes text[] not null default '{}',
  add column colours text[] not null default '{}',
  add column specifications jsonb not null default '[]' check (jsonb_typeof(specifications) = 'array'),
  -- What the shop shows beside it, by product id.
  add column goes_with int[] not null default '{}',
  -- When a product that is sold out is expected back.
  add column restock_on date,
  -- Dangerous goods such as batteries never fly.
  add column no_air boolean not null default false,
  add column added_on date not null default current_date,
  add check (parent_id is null or parent_id <> id),
  add check ((parent_id is null) = (options = '{}'));
create index products_parent on products (parent_id) where parent_id is not null;
create unique index products_options on products (parent_id, options) where parent_id is not null;

-- Reviews are read by a person before they are shown.
create table reviews (
  id int generated always as identity primary key,
  product_id int not null references products,
  -- Null: its author has left.
  user_id int references users on delete set null,
  author text not null check (char_length(author) between 1 and 80),
  rating int not null check (rating between 1 and 5),
  title text check (char_length(title) between 1 and 120),
  body text check (char_length(body) between 1 and 4000),
  is_verified boolean not null default false,
  state text not null check (state in ('pending', 'published', 'rejected')),
  -- Why it isn't shown, as its author reads it.
  reason text check (char_length(reason) between 1 and 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- admin:9
  decided_by text,
  unique (product_id, user_id),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create index reviews_shown on reviews (product_id, created_at desc, id desc) where state = 'published';
create index reviews_waiting on reviews (created_at) where state = 'pending';

-- One letter when a product is back. The key ends it and can do nothing else.
create table stock_alerts (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  key text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz
);
create unique index stock_alerts_open on stock_alerts (product_id, email) where sent_at is null;

-- Where parcels go: countries are in zones, and a zone's methods cost and take what they cost and take.
alter table countries
  add column zone text not null default 'home' check (zone in ('home', 'near', 'europe', 'far')),
  -- From this sum on goods travel free by the standard method; null: never.
  add column free_shipping_from_cents int check (free_shipping_from_cents > 0);
create table shipping_rates (
  zone text not null check (zone in ('home', 'near', 'europe', 'far')),
  method text not null check (method in ('standard', 'express')),
  -- On top of the country's own price for goods, which covers included_g grams.
  goods_extra_cents int not null check (goods_extra_cents >= 0),
  included_g int not null check (included_g > 0),
  -- For each started step_g grams above that.
  step_g int not null check (step_g > 0),
  step_cents int not null check (step_cents >= 0),
  -- On top of the country's own price for a bike; null: no bikes by this method.
  bike_extra_cents int check (bike_extra_cents >= 0),
  -- Working days less than the country's.
  faster_by int not null default 0 check (faster_by >= 0),
  by_air boolean not null default false,
  primary key (zone, method)
);

create table promo_codes (
  id int generated always as identity primary key,
  code text not null unique check (code = upper(code) and code ~ '^[A-Z0-9]{3,24}$'),
  -- What a shopper reads: 5 % off accessories.
  description text not null,
  kind text not null check (kind in ('percent', 'amount', 'free_shipping', 'free_colour')),
  -- Hundredths of a percent.
  percent int check (percent between 1 and 10000),
  amount_cents int check (amount_cents > 0),
  -- The most that a percentage takes off.
  max_cents int check (max_cents > 0),
  applies_to text not null check (applies_to in ('order', 'goods', 'accessories', 'bikes', 'upgrades')),
  -- Only these products, by id; empty: all that it applies to.
  product_ids int[] not null default '{}',
  min_cents int not null default 0 check (min_cents >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Uses in total and by one member; null: without limit.
  max_uses int check (max_uses > 0),
  uses int not null default 0 check (uses >= 0),
  max_per_member int check (max_per_member > 0),
  is_first_order_only boolean not null default false,
  customer_group text,
  country_ids int[] not null default '{}',
  colour_type text,
  check (uses <= max_uses),
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'amount') = (amount_cents is not null)),
  check (ends_at > starts_at)
);
alter table users add column customer_group text;

-- A member's cart beside its lines. One code at a time.
create table carts (
  user_id int primary key references users on delete cascade,
  promo_id int references promo_codes
);
alter table cart_lines
  -- The price that its owner has seen last; another one is told.
  add column seen_cents int check (seen_cents >= 0);

alter table orders
  drop constraint orders_check,
  add column email text,
  add column billing_address jsonb,
  add column billing_country_id int references countries,
  add column shipping_method text not null default 'standard',
  -- Working days on the way, as promised.
  add column days_min int,
  add column days_max int,
  add column discount_cents int not null default 0 check (discount_cents between 0 and lines_cents),
  add column promo_id int references promo_codes,
  add column promo_code text,
  -- What store credit pays of the total.
  add column credits_cents int not null default 0 check (credits_cents between 0 and total_cents),
  add column refunded_cents int not null default 0 check (refunded_cents between 0 and total_cents),
  add column invoice_number text unique,
  add column invoiced_at timestamptz,
  add check (total_cents = lines_cents - discount_cents + shipping_cents + tax_cents),
  add check ((invoice_number is null) = (invoiced_at is null)),
  add check ((promo_id is null) = (promo_code is null)),
  add check ((billing_address is null) = (billing_country_id is null));
create index orders_placed on orders (placed_at);
alter table order_lines
  add column discount_cents int not null default 0 check (discount_cents between 0 and unit_cents * count);

-- A code is used up when the order is placed, and given back when nobody pays for it.
create table promo_redemptions (
  order_id int primary key references orders,
  promo_id int not null references promo_codes,
  user_id int not null references users,
  redeemed_at timestamptz not null
);
create index promo_redemptions_user on promo_redemptions (promo_id, user_id);

-- Invoices are numbered without gaps, from 1 in each year.
create table invoice_numbers (
  year int primary key,
  last int not null check (last > 0)
);

alter table payments
  -- What a refund names at the provider: the payment itself, where `ref` is the visit to its page.
  add column charge_ref text,
  add column refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents);

create table refunds (
  id int generated always as identity primary key,
  order_id int not null references orders,
  -- Made by whoever asks, once per refund wished for.
  key text not null,
  amount_cents int not null check (amount_cents = provider_cents + credits_cents and amount_cents > 0),
  provider_cents int not null check (provider_cents >= 0),
  credits_cents int not null check (credits_cents >= 0),
  state text not null check (state in ('requested', 'done', 'failed')),
  provider_ref text unique,
  reason text not null check (char_length(reason) between 1 and 300),
  -- member:12, admin:3, shop
  actor text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (order_id, key)
);
create index refunds_waiting on refunds (created_at) where state = 'requested';

-- A provider's messages, each taken once.
create table provider_events (
  provider text not null,
  event_id text not null,
  type text not null,
  order_id int references orders,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- Gift cards that were bought. Only the code's hash is kept; the code stands in the letter.
create table gift_cards (
  id int generated always as identity primary key,
  code_hash bytea not null unique,
  amount_cents int not null check (amount_cents > 0),
  order_id int references orders,
  order_line_id int references order_lines,
  created_at timestamptz not null,
  redeemed_by int references users,
  redeemed_at timestamptz,
  -- Its order was refunded.
  voided_at timestamptz,
  check ((redeemed_by is null) = (redeemed_at is null))
);

call tell_changes_of('reviews', 'accessories');
call tell_changes_of('countries', 'accessories');
call tell_changes_of('shipping_rates', 'accessories');
