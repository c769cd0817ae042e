-- A grant that staff send again after a lost answer is made once.
alter table credit_entries add column key text check (char_length(key) between 8 and 100);
create unique index credit_entries_key on credit_entries (user_id, key) where key is not null;
