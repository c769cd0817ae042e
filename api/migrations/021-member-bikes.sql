-- The bikes that members have ordered: one row per bike. Its id is the spec's order_bike_id.
create table order_bikes (
  id int generated always as identity primary key,
  user_id int not null references users,
  bike_id int not null references bikes,
  size_id int not null references bike_sizes,
  colour_id int not null references colours,
  -- Where it was delivered to: its law caps the speed.
  country_id int not null references countries,
  serial_number text unique check (serial_number ~ '^NK[PHN]-[0-9]{2}-[0-9]{6}$'),
  ordered_on date not null,
  delivered_on date check (delivered_on >= ordered_on),
  registered_on date check (registered_on >= delivered_on),
  is_first_owner boolean not null default true,
  charge_cycles int not null default 0 check (charge_cycles >= 0),
  assist_level int not null default 3 check (assist_level between 0 and 5),
  speed_limit int not null check (speed_limit between 6 and 45),
  lights text not null default 'auto' check (lights in ('auto', 'on', 'off')),
  auto_lock boolean not null default true,
  check (delivered_on is null or serial_number is not null),
  check (registered_on is null or delivered_on is not null)
);
create index order_bikes_user on order_bikes (user_id);
