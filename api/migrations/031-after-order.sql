-- What the tax was called and how much it was when the invoice was made, in hundredths of a percent.
alter table orders
  add column invoice_tax_label text,
  add column invoice_tax_rate int check (invoice_tax_rate between 0 and 10000),
  add check ((invoice_number is null) = (invoice_tax_label is null)),
  add check ((invoice_number is null) = (invoice_tax_rate is null)),
  add check (invoice_number ~ '^INV-\d{4}-\d{6,}$');
-- Cancelled after it was paid: its money goes back, also when the process died in between.
create index orders_cancelled_paid on orders (id)
  where status = 'cancelled' and paid_at is not null and refunded_cents < total_cents;

alter table gift_cards
  add check (length(code_hash) = 32),
  -- Spent money can't be taken back.
  add check (redeemed_at is null or voided_at is null);
create index gift_cards_order on gift_cards (order_id);

-- Orders that were paid before invoices had numbers get theirs in the order of their payments.
with numbered as (
  select id, country_id, paid_at, extract(year from paid_at at time zone 'UTC')::int as year,
    row_number() over (partition by extract(year from paid_at at time zone 'UTC') order by paid_at, id) as place
  from orders where paid_at is not null
)
update orders set
  invoice_number = 'INV-' || year || '-' || lpad(place::text, 6, '0'),
  invoiced_at = numbered.paid_at,
  invoice_tax_label = country.tax_label,
  invoice_tax_rate = country.tax_rate
from numbered join countries country on country.id = numbered.country_id
where orders.id = numbered.id;
insert into invoice_numbers (year, last)
select extract(year from invoiced_at at time zone 'UTC')::int, count(*) from orders
where invoice_number is not null group by 1;
