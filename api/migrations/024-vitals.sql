-- How fast real visits were: a count for each day, kind of page, measure and step of its scale. No visitor, no address.
create table vitals (
  day date not null,
  page text not null check (
    page in ('home', 'configurator', 'shop', 'help', 'forum', 'information', 'account', 'dashboard')
  ),
  name text not null check (name in ('LCP', 'INP', 'CLS', 'TTFB')),
  step smallint not null check (step between 0 and 12),
  visits int not null default 1 check (visits > 0),
  primary key (day, page, name, step)
);
