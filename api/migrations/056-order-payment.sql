-- What became of an order's money, so that an index can sort and count by it.
alter table orders add column payment_status text not null generated always as (case
  when held_reason is not null then 'held'
  when paid_at is null then case when status = 'pending_payment' then 'pending' else 'unpaid' end
  when refunded_cents = 0 then 'paid'
  when refunded_cents < total_cents then 'partly_refunded'
  else 'refunded' end) stored;
create index orders_payment_placed on orders (payment_status, placed_at, id);
create index orders_payment_total on orders (payment_status, total_cents, id);

-- The bikes that aren't built by the day on which they were promised.
create index bike_builds_late on bike_builds (promised_on, order_id) where ready_at is null and stage <> 'built';
