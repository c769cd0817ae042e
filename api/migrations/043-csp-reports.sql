-- What the content security policy has blocked in browsers: a count for each day, directive and blocked source, which is
-- a host or a word such as inline. No addresses of pages or scripts, since they may hold secrets.
create table csp_reports (
  day date not null,
  directive text not null check (length(directive) between 1 and 40),
  source text not null check (length(source) between 1 and 100),
  reports int not null default 1 check (reports > 0),
  primary key (day, directive, source)
);
