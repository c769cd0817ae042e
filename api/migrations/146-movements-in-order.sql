-- A movement gets its number once it has changed the stock. Its default is read before the trigger waits for another
-- one's transaction, which may add more movements of the same item meanwhile: by their numbers, these came later.
create or replace function move_stock() returns trigger language plpgsql as $$
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
  new.id := nextval('stock_movements_id_seq');
  return new;
end $$;
