-- Which of the configurator's parts a spare is or belongs to, and which frame sizes it fits: empty when it is on every
-- bike that it fits. `also_called`: other names that people look for it by.
alter table spares
  add column part_ids int[] not null default '{}',
  add column sizes text[] not null default '{}',
  add column also_called text[] not null default '{}';

-- The bikes that a spare fits were only named in words.
update products set fits_bikes = array(
    select slug from bikes
    where 'All Nireeka bikes' = any(products.fits) or bikes.title = any(products.fits) order by bikes.id)
  where kind = 'spare' and fits_bikes = '{}';

-- Keywords are the name in the first line, and everything else in the second: the name counts most.
alter table spares drop column search;

-- What lists of spares read: a row for each one that is shown.
create table spare_list (
  product_id int primary key references spares on delete cascade,
  number text collate "C" not null,
  family_code text not null,
  bikes text[] not null,
  is_in_stock boolean not null,
  search tsvector not null
);
create index spare_list_search on spare_list using gin (search);
-- There are few sets of these three, and equal ones are stored once: counts read this index alone.
create index spare_list_counts on spare_list (family_code, bikes, is_in_stock);
create index spare_list_order on spare_list (number, product_id);
create index spare_list_family on spare_list (family_code, number, product_id);

-- How the number of a part may be written, shown or not: with all its pieces or from a later one on, without dashes.
-- NK-P-BRK-101 is also nkpbrk101, pbrk101, brk101 and 101.
create table spare_numbers (
  spelling text collate "C" not null,
  product_id int not null references spares on delete cascade,
  is_whole boolean not null,
  primary key (spelling, product_id)
);
create index spare_numbers_product on spare_numbers (product_id);

create function list_spare(listed_id int) returns void language plpgsql as $$
declare
  spare record;
begin
  select product.number, product.hidden, product.fits_bikes, product.stock, part.family_code, part.is_discontinued,
      setweight(to_tsvector('simple', fold(split_part(part.keywords, e'\n', 1))), 'A') ||
        to_tsvector('simple', fold(split_part(part.keywords, e'\n', 2))) as search
    into spare
    from spares as part join products as product on product.id = part.product_id where part.product_id = listed_id;
  if not found then return; end if;
  delete from spare_numbers where product_id = listed_id;
  -- The number of a part that isn't shown may lead to the part that takes its place.
  insert into spare_numbers
    select lower(array_to_string(pieces[first:], '')), listed_id, first = 1
    from (select string_to_array(spare.number, '-') as pieces) as split, generate_subscripts(pieces, 1) as first
    where pieces[first] <> ''
    on conflict do nothing;
  if spare.hidden or spare.number is null then
    delete from spare_list where product_id = listed_id;
    return;
  end if;
  insert into spare_list values (listed_id, spare.number, spare.family_code, spare.fits_bikes,
      (spare.stock is null or spare.stock > 0) and not spare.is_discontinued, spare.search)
    on conflict (product_id) do update set number = excluded.number, family_code = excluded.family_code,
      bikes = excluded.bikes, is_in_stock = excluded.is_in_stock, search = excluded.search;
end
$$;

create function list_changed_spare() returns trigger language plpgsql as $$
begin
  perform list_spare(new.product_id);
  return null;
end
$$;
create trigger spare_listed after insert or update on spares for each row execute function list_changed_spare();

create function list_changed_product() returns trigger language plpgsql as $$
begin
  perform list_spare(new.id);
  return null;
end
$$;
-- Stock changes with each order, but rarely between some and none.
create trigger spare_product_changed after update of number, hidden, fits_bikes, stock on products for each row
  when (new.kind = 'spare' and
    (old.number, old.hidden, old.fits_bikes, old.stock is null or old.stock > 0)
    is distinct from (new.number, new.hidden, new.fits_bikes, new.stock is null or new.stock > 0))
  execute function list_changed_product();

select list_spare(product_id) from spares;

-- A part's page names the parts that it replaces, and others of its family.
create index spares_superseded on spares (superseded_by) where superseded_by is not null;

-- Pages of spares are kept until what they show has changed.
call tell_changes_of('spare_list', 'spares');
call tell_changes_of('spare_numbers', 'spares');
call tell_changes_of('bikes', 'accessories', 'configurator', 'help-center', 'home-page', 'spares');
call tell_changes_of('countries', 'accessories', 'configurator', 'countries', 'home-page', 'spares');
call tell_changes_of('shipping_rates', 'accessories', 'spares');
