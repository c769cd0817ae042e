-- A member's height in cm, by which the profile advises on the size of a bike. Null: not told.
alter table users add column height_cm smallint check (height_cm between 120 and 230);

-- The card that paid, as the provider tells it: its brand, such as visa, and its last digits. Null: unknown, or no card.
alter table payments
  add column card_brand text check (char_length(card_brand) between 1 and 40),
  add column card_last_four text check (card_last_four ~ '^\d{4}$');
alter table sandbox_payments
  add column card_brand text,
  add column card_last_four text;
