-- What holds for all staff, in one row.
create table staff_settings (
  id smallint primary key default 1 check (id = 1),
  needs_second_factor boolean not null,
  version int not null
);
insert into staff_settings (needs_second_factor, version) values (false, 1);
