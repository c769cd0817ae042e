-- Working days until an order's bikes are built, as promised when it was placed. Null: on request.
alter table orders add column lead_days int default 0 check (lead_days >= 0);
