-- The figures of a year read some ten thousands of orders: the members who ordered are read in their order, so that nothing
-- is sorted or hashed. By status, orders_status_placed has them.
drop index orders_placed_state;
create index orders_buyers on orders (user_id, placed_at) include (paid_at);
