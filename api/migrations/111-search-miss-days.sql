-- How many searches found nothing on a day: `search_misses` counts a text, and doesn't know when.
create table search_miss_days (
  day date not null,
  area text not null check (length(area) <= 40),
  count int not null default 1 check (count > 0),
  primary key (day, area)
);
