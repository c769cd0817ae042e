-- Counts the changes that staff make to a code; uses alone count as none.
alter table promo_codes add column version int not null default 1;
create trigger count_version before update on promo_codes for each row when (old.uses = new.uses)
  execute function count_order_version();

create index promo_codes_uses on promo_codes (uses, id);
create index promo_codes_ends on promo_codes (ends_at, id);
create index promo_redemptions_promo on promo_redemptions (promo_id, redeemed_at, order_id);
