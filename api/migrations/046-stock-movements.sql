-- Every change of stock: one row each, never changed. To add a row is what changes products.stock or parts.stock, so
-- that no change is without one.
create table stock_movements (
  id bigint generated always as identity primary key,
  -- What was moved: a product or a part of the configurator. No reference, since the history outlives the item.
  product_id int,
  part_id int,
  check (num_nonnulls(product_id, part_id) = 1),
  count int not null,
  -- The stock with this movement; null where it isn't counted any more. The database fills it in.
  stock_after int check (stock_after >= 0),
  reason text not null check (case
    when reason in ('sale', 'written_off') then count < 0
    when reason in ('release', 'return', 'received') then count > 0
    else reason in ('opening', 'count', 'correction', 'exchange', 'uncounted')
  end),
  order_id int references orders,
  -- admin:3, member:12 or shop, as in order_moves.
  actor text not null check (length(actor) between 1 and 60),
  note text check (length(note) between 1 and 300),
  -- The key of the call that made it: sent again, it makes no second one.
  key text,
  at timestamptz not null default now()
);
create index stock_movements_product on stock_movements (product_id, id) where product_id is not null;
create index stock_movements_part on stock_movements (part_id, id) where part_id is not null;
create index stock_movements_order on stock_movements (order_id) where order_id is not null;
create unique index stock_movements_product_key on stock_movements (product_id, key) where key is not null;
create unique index stock_movements_part_key on stock_movements (part_id, key) where key is not null;

-- The orders of the list of stock.
create index products_by_stock on products (stock, id) where stock is not null;
create index products_counted_by_title on products (title collate "und-x-icu", id) where stock is not null;

insert into stock_movements (product_id, count, stock_after, reason, actor)
  select id, stock, stock, 'opening', 'shop' from products where stock is not null order by id;
insert into stock_movements (part_id, count, stock_after, reason, actor)
  select id, stock, stock, 'opening', 'shop' from parts where stock is not null order by id;

-- Applies a movement that is added. One that can't be made is left out, and INSERT … RETURNING doesn't return it: of an
-- item that isn't there or whose stock is unlimited, and one that would leave less than nothing.
create function move_stock() returns trigger language plpgsql as $$
begin
  -- Written by record_stock(), which has the stock already.
  if pg_trigger_depth() > 1 then return new; end if;
  if new.product_id is not null then
    update products set stock = stock + new.count where id = new.product_id and stock + new.count >= 0
      returning stock into new.stock_after;
  else
    update parts set stock = stock + new.count where id = new.part_id and stock + new.count >= 0
      returning stock into new.stock_after;
  end if;
  if not found then return null; end if;
  return new;
end $$;
create trigger move_stock before insert on stock_movements for each row execute function move_stock();

-- Writes the movement of an item that is added with stock, and of one whose stock begins or ends to be counted. Any
-- other change has to be a movement.
create function record_stock() returns trigger language plpgsql as $$
declare
  before int := case when tg_op = 'UPDATE' then old.stock end;
  item_id int := new.id;
begin
  if pg_trigger_depth() > 1 then return null; end if;
  if before is not null and new.stock is not null then
    raise exception 'stock changes by adding to stock_movements only' using errcode = 'restrict_violation';
  end if;
  insert into stock_movements (product_id, part_id, count, stock_after, reason, actor) values (
    case when tg_table_name = 'products' then item_id end,
    case when tg_table_name = 'parts' then item_id end,
    coalesce(new.stock, 0) - coalesce(before, 0),
    new.stock,
    case when new.stock is null then 'uncounted' else 'opening' end,
    'shop');
  return null;
end $$;
create trigger record_first_stock after insert on products for each row
  when (new.stock is not null) execute function record_stock();
create trigger record_stock after update of stock on products for each row
  when (old.stock is distinct from new.stock) execute function record_stock();
create trigger record_first_stock after insert on parts for each row
  when (new.stock is not null) execute function record_stock();
create trigger record_stock after update of stock on parts for each row
  when (old.stock is distinct from new.stock) execute function record_stock();

create function refuse_stock_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock movements can only be added to' using errcode = 'restrict_violation';
end $$;
create trigger refuse_change before update or delete or truncate on stock_movements
  for each statement execute function refuse_stock_history_change();
