-- How far the workshop is with each bike of a paid order. A bike that is no longer ordered takes its row with it.
create table bike_builds (
  order_bike_id int primary key references order_bikes on delete cascade,
  order_id int not null references orders,
  stage text not null check (stage in ('to_build', 'in_production', 'quality_check', 'built')),
  -- The day on which it is to be built: working days from the payment. Null: on request.
  promised_on date,
  -- When its order was ready to ship with it; null while the workshop has something to do.
  ready_at timestamptz check (ready_at is null or stage = 'built'),
  changed_at timestamptz not null,
  -- Counts its changes, as orders.version does.
  version int not null default 1
);
create index bike_builds_order on bike_builds (order_id);
create index bike_builds_open on bike_builds (stage, promised_on, order_bike_id) where ready_at is null;
-- The queue in which bikes get the parts that are there.
create index bike_builds_queue on bike_builds (coalesce(promised_on, 'infinity'::date), order_bike_id) where ready_at is null;
create index bike_builds_ready on bike_builds (ready_at) where ready_at is not null;
create trigger count_version before update on bike_builds for each row execute function count_order_version();

-- The bikes of orders that were paid before there was a board. Working days count as in the configurator.
insert into bike_builds (order_bike_id, order_id, stage, promised_on, ready_at, changed_at)
select owned.id, orders.id,
  case orders.status when 'paid' then 'to_build' when 'ready_to_ship' then 'built' else orders.status end,
  case when orders.lead_days = 0 then orders.paid_at::date else (
    select day::date from generate_series(orders.paid_at::date + 1, orders.paid_at::date + 2 * orders.lead_days + 7, '1 day') as day
    where extract(isodow from day) < 6 order by day offset orders.lead_days - 1 limit 1
  ) end,
  case orders.status when 'ready_to_ship' then last_move.at end,
  coalesce(last_move.at, orders.paid_at)
from order_bikes as owned
join order_lines as line on line.id = owned.order_line_id
join orders on orders.id = line.order_id
cross join lateral (select max(at) as at from order_moves where order_id = orders.id) as last_move
where orders.status in ('paid', 'in_production', 'quality_check', 'ready_to_ship') and orders.paid_at is not null;
