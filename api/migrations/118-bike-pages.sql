-- What a bike's page tells besides its build. `highlights` are [{ title, text, image }], `specifications` what isn't
-- chosen, [{ label, value }], `limits` what it may carry, [{ label, kg, note }], and `box` what is delivered.
create table bike_pages (
  bike_id int primary key references bikes on delete cascade,
  highlights jsonb not null default '[]' check (jsonb_typeof(highlights) = 'array'),
  -- The standard build's battery, from which the range of a ride is estimated.
  battery_wh int check (battery_wh between 100 and 5000),
  specifications jsonb not null default '[]' check (jsonb_typeof(specifications) = 'array'),
  limits jsonb not null default '[]' check (jsonb_typeof(limits) = 'array'),
  box text[] not null default '{}'
);
call tell_changes_of('bike_pages', 'configurator');

-- Bikes are products, and their pages show their reviews, too.
call tell_changes_of('reviews', 'accessories', 'configurator');
