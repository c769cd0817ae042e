-- What the information pages say, by the last part of their address.
create table information_texts (
  key text primary key,
  data jsonb not null,
  -- The day of the last change, as YYYY-MM-DD; null for pages that don't show it.
  changed_on text check (changed_on ~ '^\d{4}-\d{2}-\d{2}$')
);

call tell_changes_of('information_texts', 'texts');
