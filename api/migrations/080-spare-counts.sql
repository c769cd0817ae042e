-- Lists of spares without a search text took longer the more parts there are: they counted all of them, and read the
-- whole table for a page in its middle. Now how many parts there are of each kind is kept, and pages read an index alone.

-- The model years of a part as a range; empty when it ends before it begins, which fits no bike.
create function model_years(year_from int, year_to int) returns int4range language sql immutable parallel safe
  as $$ select case when year_to < year_from then 'empty' else int4range(year_from, year_to, '[]') end $$;

-- What decides whether a part fits one bike as it is built; copies of the columns of spares, as lists read them.
alter table spare_list
  add column years int4range not null default '(,)',
  add column sizes text[] not null default '{}',
  add column part_ids int[] not null default '{}';
update spare_list as list
  set years = model_years(spare.year_from, spare.year_to), sizes = spare.sizes, part_ids = spare.part_ids
  from spares as spare where spare.product_id = list.product_id;
alter table spare_list alter column years drop default, alter column sizes drop default, alter column part_ids drop default;

-- How many parts of spare_list are alike in all that lists filter by. Kinds may have several rows, also negative ones:
-- the number is their sum. So two who change parts of one kind at once don't wait for each other.
create table spare_counts (
  id bigint generated always as identity primary key,
  family_code text not null,
  bikes text[] not null,
  is_in_stock boolean not null,
  years int4range not null,
  sizes text[] not null,
  part_ids int[] not null,
  count int not null
);
create index spare_counts_family on spare_counts (family_code);
insert into spare_counts (family_code, bikes, is_in_stock, years, sizes, part_ids, count)
  select family_code, bikes, is_in_stock, years, sizes, part_ids, count(*) from spare_list group by 1, 2, 3, 4, 5, 6;

-- Adds the changed rows of spare_list to their kinds, or takes them away, and merges the rows of these kinds that nobody
-- else is changing.
create function count_spares() returns trigger language plpgsql as $$
begin
  with change as (
    select family_code, bikes, is_in_stock, years, sizes, part_ids, count(*) * tg_argv[0]::int as count
    from changed group by 1, 2, 3, 4, 5, 6
  ), merged as (
    delete from spare_counts where id = any(array(
      select known.id from spare_counts as known
      join change using (family_code, bikes, is_in_stock, years, sizes, part_ids)
      for update of known skip locked))
    returning family_code, bikes, is_in_stock, years, sizes, part_ids, count
  )
  insert into spare_counts (family_code, bikes, is_in_stock, years, sizes, part_ids, count)
    select family_code, bikes, is_in_stock, years, sizes, part_ids, sum(count)
    from (select * from change union all select * from merged) as rows
    group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0;
  return null;
end
$$;
create trigger spares_added after insert on spare_list referencing new table as changed
  for each statement execute function count_spares('1');
create trigger spares_removed after delete on spare_list referencing old table as changed
  for each statement execute function count_spares('-1');
create trigger spares_changed_from after update on spare_list referencing old table as changed
  for each statement execute function count_spares('-1');
create trigger spares_changed_to after update on spare_list referencing new table as changed
  for each statement execute function count_spares('1');

call tell_changes_of('spare_counts', 'spares');

create or replace function list_spare(listed_id int) returns void language plpgsql as $$
declare
  spare record;
begin
  select product.number, product.hidden, product.fits_bikes, product.stock, part.family_code, part.is_discontinued,
      model_years(part.year_from, part.year_to) as years, part.sizes, part.part_ids,
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
  insert into spare_list (product_id, number, family_code, bikes, is_in_stock, search, years, sizes, part_ids)
    values (listed_id, spare.number, spare.family_code, spare.fits_bikes,
      (spare.stock is null or spare.stock > 0) and not spare.is_discontinued, spare.search, spare.years, spare.sizes,
      spare.part_ids)
    on conflict (product_id) do update set number = excluded.number, family_code = excluded.family_code,
      bikes = excluded.bikes, is_in_stock = excluded.is_in_stock, search = excluded.search, years = excluded.years,
      sizes = excluded.sizes, part_ids = excluded.part_ids;
end
$$;

-- The order of the list, and what it is filtered by.
drop index spare_list_counts;
drop index spare_list_order;
drop index spare_list_family;
create index spare_list_order on spare_list (number, product_id) include (bikes, is_in_stock);
create index spare_list_family on spare_list (family_code, number, product_id) include (bikes, is_in_stock);

-- Staff change and remove synonyms by their id.
alter table search_synonyms add column id int generated always as identity unique;
