-- Credit that came with a merged account says whose it was. Both accounts may have had a welcome credit.
alter table credit_entries add column merged_from_id int references users;
drop index credit_entries_welcome;
create unique index credit_entries_welcome on credit_entries (user_id)
  where kind = 'welcome' and merged_from_id is null;
