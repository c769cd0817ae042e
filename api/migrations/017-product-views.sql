-- Further pictures of a product, beside `image`, in the order in which they are shown.
alter table products add column more_images text[] not null default '{}';
