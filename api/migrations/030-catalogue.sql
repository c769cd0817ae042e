-- What lists show: each accessory once, with the lowest price and all the stock of what it comes in.
create view accessory_cards as
  select
    product.id,
    product.title,
    product.description,
    product.category,
    coalesce(choices.price_cents, product.price_cents) as price_cents,
    product.image,
    case when choices.count > 0 then choices.stock else product.stock end as stock,
    product.rating,
    product.rating_count,
    choices.count > 0 as has_variants,
    product.fits_bikes,
    product.colours,
    product.added_on
  from products as product
  cross join lateral (
    select
      count(*) as count,
      min(price_cents) filter (where not hidden) as price_cents,
      case
        when bool_or(stock is null) filter (where not hidden) then null
        else coalesce(sum(stock) filter (where not hidden), 0)::int
      end as stock
    from products where parent_id = product.id
  ) as choices
  where product.kind = 'accessory' and product.parent_id is null and not product.hidden;

-- A product's rating is what its published reviews say, whoever writes these. The product is locked first, so that of
-- two decisions at once the later one counts both.
create function count_reviews() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from touched) order by id for no key update;
  update products as product set rating = facts.rating, rating_count = facts.count
  from (
    select reviewed.product_id, round(avg(review.rating), 1) as rating, count(review.id)::int as count
    from (select distinct product_id from touched) as reviewed
    left join reviews as review on review.product_id = reviewed.product_id and review.state = 'published'
    group by reviewed.product_id
  ) as facts
  where product.id = facts.product_id
    and (product.rating, product.rating_count) is distinct from (facts.rating, facts.count);
  return null;
end
$$;
create trigger count_inserted after insert on reviews referencing new table as touched
  for each statement execute function count_reviews();
create trigger count_updated after update on reviews referencing new table as touched
  for each statement execute function count_reviews();
create trigger count_deleted after delete on reviews referencing old table as touched
  for each statement execute function count_reviews();

-- Who has let a review be shown or not, and when: a later decision doesn't hide an earlier one.
create table review_decisions (
  id int generated always as identity primary key,
  review_id int not null references reviews on delete cascade,
  state text not null check (state in ('published', 'rejected')),
  reason text check (char_length(reason) between 1 and 500),
  -- staff:9
  actor text not null,
  at timestamptz not null
);
create index review_decisions_review on review_decisions (review_id);

create index stock_alerts_waiting on stock_alerts (product_id) where sent_at is null;
create index stock_alerts_sent on stock_alerts (sent_at) where sent_at is not null;

-- Filters and pages name the bikes that an accessory fits.
call tell_changes_of('bikes', 'configurator', 'home-page', 'accessories');
