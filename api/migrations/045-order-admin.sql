-- Counts the changes of an order, whoever makes them: who decides by an older state of it is refused.
alter table orders add column version int not null default 1;
create function count_order_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_version before update on orders for each row execute function count_order_version();

-- The status that people see, so that an index can sort and count by it.
alter table orders add column shown_status text not null
  generated always as (case when held_reason is null then status else 'held' end) stored;
drop index orders_placed;
create index orders_placed on orders (placed_at, id);
create index orders_total on orders (total_cents, id);
create index orders_status_placed on orders (shown_status, placed_at, id);
create index orders_status_total on orders (shown_status, total_cents, id);

-- What the search of orders compares: beginnings of numbers, email addresses and names.
create index orders_number on orders (number text_pattern_ops);
create index orders_email on orders (lower(email) text_pattern_ops) where email is not null;
create index users_email_prefix on users (email text_pattern_ops);
create index users_full_name on users (fold(name || ' ' || last_name) text_pattern_ops);
create index users_last_name on users (fold(last_name) text_pattern_ops);

create table shipments (
  id int generated always as identity primary key,
  order_id int not null references orders,
  -- The key of the call that made it: sent again, it makes no second one.
  key text not null,
  carrier text not null check (carrier ~ '^[a-z]{2,20}$'),
  tracking_number text not null check (length(tracking_number) between 6 and 40),
  state text not null check (state in ('preparing', 'handed_over', 'in_transit', 'exception', 'delivered')),
  actor text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  delivered_at timestamptz check ((delivered_at is not null) = (state = 'delivered')),
  unique (order_id, key)
);
create table shipment_lines (
  shipment_id int not null references shipments,
  order_line_id int not null references order_lines,
  count int not null check (count > 0),
  primary key (shipment_id, order_line_id)
);
create index shipment_lines_line on shipment_lines (order_line_id);

-- The pieces that a refund is for. Those that hadn't been sent are not sent any more.
create table refund_lines (
  refund_id int not null references refunds,
  order_line_id int not null references order_lines,
  count int not null check (count > 0),
  unsent int not null check (unsent between 0 and count),
  primary key (refund_id, order_line_id)
);
create index refund_lines_line on refund_lines (order_line_id);

create table order_notes (
  id int generated always as identity primary key,
  order_id int not null references orders,
  text text not null check (length(text) between 1 and 2000),
  actor text not null,
  at timestamptz not null
);
create index order_notes_order on order_notes (order_id);

-- An order's emails can be sent again three times a day.
alter table tries
  drop constraint tries_what_check,
  add constraint tries_what_check check (what ~ '^[a-z][a-z ]{1,30}, (account|network|order)$');
