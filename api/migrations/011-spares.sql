create table spare_families (
  code text primary key,
  position int not null,
  title text not null,
  description text not null
);

-- What a spare has besides being a product. `keywords`: everything it may be looked for by.
create table spares (
  product_id int primary key references products on delete cascade,
  family_code text not null references spare_families,
  fit_level text not null check (fit_level in ('owner', 'dealer')),
  torque_nm numeric(5, 1),
  year_from int not null,
  year_to int,
  superseded_by int references products,
  is_discontinued boolean not null default false,
  drawing_position int,
  note text,
  keywords text not null,
  search tsvector generated always as (to_tsvector('simple', fold(keywords))) stored
);
create index spares_search on spares using gin (search);
create index spares_family on spares (family_code);
