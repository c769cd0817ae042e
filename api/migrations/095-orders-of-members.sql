-- Orders are searched by their buyers: the index has all that the search filters, sorts and counts by, so that the orders
-- of thousands of buyers are found without reading them.
drop index orders_user;
create index orders_user on orders (user_id, placed_at desc, id desc) include (total_cents, shown_status, payment_status);
