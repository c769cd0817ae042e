-- The back office sorts products by the lowest price and the whole stock of what is published of each, variants
-- included. Read from the rows themselves, which are wide, that takes ten times as long as from this index. An
-- expression is read from an index only if its columns are in it, too.
create index products_sold on products (coalesce(parent_id, id)) include (parent_id, id, kind, price_cents, stock, hidden);

-- What is back last comes first, and what has no day comes last.
create index products_by_last_restock on products (restock_on desc nulls last, id desc) include (kind)
  where stock is not null;
