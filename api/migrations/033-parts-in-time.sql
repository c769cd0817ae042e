-- How many RAL codes a colour wants that its rider names.
alter table colours add column ral_codes int not null default 0 check (ral_codes between 0 and 2);
update colours set ral_codes = case when name like 'Two-tone%' then 2 else 1 end where swatch is null;

-- A bike is told with its product, and a delivery with the days that its country takes; guests may ask for the countries.
call tell_changes_of('products', 'accessories', 'configurator', 'home-page', 'spares');
call tell_changes_of('countries', 'accessories', 'configurator', 'countries', 'home-page');
