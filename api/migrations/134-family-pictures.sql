-- The picture of a family of spare parts. Without one it has that of its first part.
alter table spare_families add column image text;
