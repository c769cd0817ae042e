-- Store credit as a ledger: rows are only ever added, and what can be spent follows from them.
-- A hold counts until its capture stands for it or its release gives it back.
create table credit_entries (
  id int generated always as identity primary key,
  user_id int not null references users,
  kind text not null check (kind in (
    'welcome', 'referral', 'review', 'refund', 'goodwill', 'gift_card',
    'hold', 'capture', 'release', 'expired', 'revoked')),
  amount_cents int not null,
  -- When what is left of a grant ends; null: never.
  expires_at timestamptz,
  -- The hold that a capture or a release ends, or the grant that has expired or was revoked.
  about_id int references credit_entries,
  order_id int references orders,
  -- Why, as its owner reads it.
  note text check (char_length(note) between 1 and 300),
  -- Who wrote it: shop, or admin:9.
  actor text not null,
  created_at timestamptz not null,
  check (case when kind in ('hold', 'capture', 'expired', 'revoked') then amount_cents < 0 else amount_cents > 0 end),
  check ((about_id is not null) = (kind in ('capture', 'release', 'expired', 'revoked'))),
  check (expires_at is null or kind in ('welcome', 'referral', 'review', 'goodwill')),
  check (expires_at > created_at),
  check (kind <> 'goodwill' or note is not null)
);
create index credit_entries_user on credit_entries (user_id, created_at desc, id desc);
create unique index credit_entries_welcome on credit_entries (user_id) where kind = 'welcome';
create unique index credit_entries_end on credit_entries (about_id) where about_id is not null;
create index credit_entries_expiry on credit_entries (expires_at) where expires_at is not null;

-- A member has taken a record of a payment that came to nothing off the list.
alter table payments add hidden_at timestamptz;
