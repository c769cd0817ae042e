-- When all of the money of its order was asked back: from then on nobody has the bike, unless the refund fails.
alter table order_bikes add column withdrawn_at timestamptz;
