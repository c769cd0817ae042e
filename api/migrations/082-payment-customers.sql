-- Members as payment providers know them, so that a provider can keep cards for their next payment. No card is here.
create table payment_customers (
  id int generated always as identity primary key,
  -- Null: the account is erased. The provider is told to delete the customer, and then the row goes, too.
  user_id int references users on delete set null,
  provider text not null check (provider in ('stripe', 'sandbox')),
  -- Sent with the customer's creation, so that the provider makes no second one when it is asked again.
  key uuid not null unique default gen_random_uuid(),
  -- The provider's name for the member; null until it has answered.
  customer_ref text check (char_length(customer_ref) between 1 and 255),
  created_at timestamptz not null,
  -- When and how often the provider was asked to delete it.
  asked_at timestamptz,
  asked int not null default 0,
  unique (user_id, provider),
  unique (provider, customer_ref)
);
create index payment_customers_ended on payment_customers (asked_at) where user_id is null;

-- The made-up cards that the sandbox keeps, as a real provider does on its own servers.
create table sandbox_cards (
  id int generated always as identity primary key,
  customer_id int not null references payment_customers on delete cascade,
  brand text not null check (char_length(brand) between 1 and 40),
  last_four text not null check (last_four ~ '^\d{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null check (exp_year between 2000 and 2100)
);
create index sandbox_cards_customer on sandbox_cards (customer_id);

alter table sandbox_payments add column customer_id int references payment_customers on delete set null;
create index sandbox_payments_customer on sandbox_payments (customer_id);
