alter table payments
  -- What the provider says that it took; null: nothing yet. It can differ from amount_cents, and then waits for a person.
  add column captured_cents int check (captured_cents >= 0),
  -- When the provider was asked last without being told an end, and how often: whoever waits is asked less and less.
  add column asked_at timestamptz,
  add column asked int not null default 0 check (asked >= 0);
create index payments_charge on payments (charge_ref) where charge_ref is not null;

alter table refunds
  add column asked_at timestamptz,
  add column asked int not null default 0 check (asked >= 0);
create index refunds_order on refunds (order_id);
