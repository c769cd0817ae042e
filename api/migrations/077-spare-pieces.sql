-- Which pieces of the bike's model a spare is or belongs to (BIKE_PIECES in the contracts): it is found by them in the
-- exploded view. Empty for what isn't on a bike, such as chargers.
alter table spares add column pieces text[] not null default '{}';
create index spares_with_pieces on spares (product_id) where pieces <> '{}';
