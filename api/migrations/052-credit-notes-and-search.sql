-- Each finished refund of an order with an invoice has a credit note, numbered without gaps from 1 in each year.
create table credit_note_numbers (
  year int primary key,
  last int not null check (last > 0)
);

alter table refunds
  add column credit_number text unique check (credit_number ~ '^CN-\d{4}-\d{6,}$'),
  add column credited_at timestamptz,
  add check ((credit_number is null) = (credited_at is null)),
  add check (credit_number is null or state = 'done');

-- Refunds that were finished before get theirs in the order in which they were.
with numbered as (
  select refund.id, refund.changed_at,
    extract(year from refund.changed_at at time zone 'UTC')::int as year,
    row_number() over (
      partition by extract(year from refund.changed_at at time zone 'UTC') order by refund.changed_at, refund.id
    ) as place
  from refunds as refund join orders on orders.id = refund.order_id
  where refund.state = 'done' and orders.invoice_number is not null
)
update refunds set
  credit_number = 'CN-' || year || '-' || lpad(place::text, 6, '0'),
  credited_at = numbered.changed_at
from numbered where numbered.id = refunds.id;

insert into credit_note_numbers (year, last)
select extract(year from credited_at at time zone 'UTC')::int, count(*) from refunds
where credit_number is not null group by 1;

-- The emails of an order, which its page in the back office lists.
create index outbox_order on outbox (((payload -> 'data' ->> 'order_id')::int))
  where topic = 'mail' and payload -> 'data' ->> 'order_id' is not null;

-- What staff search for by a word anywhere in it.
create index products_title_trigrams on products using gin (fold(title) gin_trgm_ops);
create index tickets_subject_trigrams on tickets using gin (fold(subject) gin_trgm_ops);
