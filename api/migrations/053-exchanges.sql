-- A return that is exchanged: an order of 0 dollars sends what its member gets instead.
alter table returns
  drop constraint returns_wish_check,
  add constraint returns_wish_check check (wish in ('payment', 'credits', 'exchange')),
  add column exchange_order_id int unique references orders,
  -- The key of the call that exchanged it: sent again, it sends nothing twice.
  add column exchange_key text check (length(exchange_key) between 8 and 100),
  add check ((exchange_order_id is null) = (exchange_key is null)),
  -- What is exchanged isn't refunded, too.
  add check (exchange_order_id is null or refund_id is null);

-- What the member wants instead of the pieces.
alter table return_lines add column exchange_for int references products on delete set null;
create index return_lines_exchange_for on return_lines (exchange_for) where exchange_for is not null;

-- What the search of returns compares: the number that orders.number computes, so that it needn't read the orders.
alter table returns add column order_number text not null
  generated always as ('NK-' || (100000 + order_id)::text) stored;
create index returns_order_number on returns (order_number text_pattern_ops);
