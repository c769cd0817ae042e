-- A guest's ticket belongs to an e-mail address and to nobody's account, even when an account has that address.
create table tickets (
  id int generated always as identity primary key,
  number text generated always as ('T-' || (10000 + id)::text) stored unique,
  user_id int references users,
  guest_name text check (length(guest_name) between 1 and 80),
  guest_email text check (length(guest_email) between 3 and 254 and guest_email = lower(guest_email)),
  category text not null check (category in (
    'order', 'delivery_damage', 'warranty', 'technical', 'payment', 'account', 'safety', 'other')),
  subject text not null check (length(subject) between 1 and 120),
  state text not null check (state in ('new', 'open', 'waiting_customer', 'waiting_parts', 'solved', 'closed')),
  priority text not null check (priority in ('low', 'normal', 'high', 'safety')),
  order_id int references orders,
  -- A row of order_bikes, which the next migration makes.
  order_bike_id int check (order_bike_id > 0),
  from_ticket_id int references tickets check (from_ticket_id <> id),
  merged_into_id int references tickets check (merged_into_id <> id),
  opened_at timestamptz not null,
  -- When something happened that the customer can see.
  updated_at timestamptz not null check (updated_at >= opened_at),
  solved_at timestamptz,
  -- A ticket that comes again with its key is the one of the first time.
  key text not null check (length(key) between 8 and 100),
  content_hash text not null,
  check ((user_id is null) = (guest_email is not null) and (guest_email is null) = (guest_name is null)),
  check ((state = 'solved') = (solved_at is not null) or state = 'closed'),
  check (merged_into_id is null or state = 'closed')
);
create unique index tickets_key on tickets (coalesce(user_id, 0), key);
create index tickets_user on tickets (user_id, updated_at desc, id desc);
create index tickets_solved on tickets (solved_at) where state = 'solved';

create table ticket_messages (
  id int generated always as identity primary key,
  ticket_id int not null references tickets,
  side text not null check (side in ('customer', 'staff')),
  -- Null: the ticket's guest.
  author_id int references users,
  is_internal boolean not null check (not is_internal or side = 'staff'),
  text text not null check (length(text) between 1 and 8000),
  at timestamptz not null,
  key text not null check (length(key) between 8 and 100),
  check (side = 'customer' or author_id is not null),
  unique (ticket_id, key)
);
create index ticket_messages_ticket on ticket_messages (ticket_id, id);

create table ticket_moves (
  id int generated always as identity primary key,
  ticket_id int not null references tickets,
  from_state text,
  to_state text not null,
  -- member:12, guest, staff:3, admin:6, shop
  actor text not null check (actor ~ '^(member|staff|admin):[1-9]\d*$' or actor in ('guest', 'shop')),
  at timestamptz not null
);
create index ticket_moves_ticket on ticket_moves (ticket_id, id);

-- What was sent along, apart from what lists and threads read.
create table ticket_files (
  id int generated always as identity primary key,
  ticket_id int not null references tickets,
  message_id int not null references ticket_messages,
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in ('image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'application/pdf')),
  size_bytes int not null check (size_bytes between 1 and 10000000 and size_bytes = octet_length(bytes)),
  hash bytea not null check (octet_length(hash) = 32),
  bytes bytea not null,
  at timestamptz not null,
  unique (message_id, hash, name)
);
create index ticket_files_ticket on ticket_files (ticket_id, id);
