-- What members send back of an order. One row for each request, whatever becomes of it.
create table returns (
  id int generated always as identity primary key,
  number text generated always as ('R-' || (1000 + id)::text) stored unique,
  order_id int not null references orders,
  -- The key of the call that asked for it: sent again, it asks for no second one.
  key text not null check (length(key) between 8 and 100),
  content_hash text not null,
  status text not null check (status in ('requested', 'approved', 'received', 'inspected', 'closed', 'rejected')),
  wish text not null check (wish in ('payment', 'credits')),
  comment text check (length(comment) between 1 and 2000),
  -- The latest refund of its pieces; the pieces count as given back until it has failed.
  refund_id int unique references refunds,
  requested_at timestamptz not null,
  changed_at timestamptz not null check (changed_at >= requested_at),
  -- Counts its changes: who decides by an older state of it is refused.
  version int not null default 1,
  unique (order_id, key)
);
create trigger count_version before update on returns for each row execute function count_order_version();
create index returns_requested on returns (requested_at, id);
create index returns_status on returns (status, requested_at, id);
create index returns_number on returns (number text_pattern_ops);

create table return_lines (
  return_id int not null references returns,
  order_line_id int not null references order_lines,
  count int not null check (count > 0),
  reason text not null check (reason in ('does_not_fit', 'changed_mind', 'damaged', 'wrong_item', 'defective', 'other')),
  -- How many have arrived; null until the parcel is here.
  received int check (received between 0 and count),
  -- Where those that have arrived went; null until somebody has looked at them.
  restocked int check (restocked >= 0),
  written_off int check (written_off >= 0),
  condition text check (length(condition) between 1 and 300),
  deduction_cents int not null default 0 check (deduction_cents >= 0),
  deduction_reason text check (length(deduction_reason) between 1 and 300),
  primary key (return_id, order_line_id),
  check ((restocked is null) = (written_off is null)),
  check (restocked is null or restocked + written_off = received),
  check ((deduction_cents > 0) = (deduction_reason is not null))
);
create index return_lines_line on return_lines (order_line_id);

create table return_moves (
  id int generated always as identity primary key,
  return_id int not null references returns,
  from_status text,
  to_status text not null,
  -- member:12, admin:3 or shop
  actor text not null,
  -- What the member is told of it.
  reason text check (length(reason) between 1 and 1000),
  at timestamptz not null
);
create index return_moves_return on return_moves (return_id, id);

-- Pictures of what is sent back, apart from what lists read.
create table return_photos (
  id int generated always as identity primary key,
  return_id int not null references returns,
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in ('image/jpeg', 'image/png', 'image/webp')),
  hash bytea not null check (octet_length(hash) = 32),
  bytes bytea not null check (octet_length(bytes) between 1 and 10000000),
  at timestamptz not null,
  unique (return_id, hash)
);
