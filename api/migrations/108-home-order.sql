-- There is one section of each type, so that sections can change places.
alter table home_sections drop constraint home_sections_pkey;
alter table home_sections add primary key (type);
alter table home_sections add column is_shown boolean not null default true;
