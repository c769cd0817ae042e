-- Where an agent works (docs/decisions/055); an admin works everywhere. Agents had support, reviews and the forum.
alter table users
  add column areas text[] not null default '{}'
    check (areas <@ array['sales', 'customers', 'goods', 'content', 'support', 'community']);
update users set areas = array['support', 'community'] where is_admin = 1;

-- A live connection learns of changed areas as of a changed role.
drop trigger tell_live_role on users;
create trigger tell_live_role after update of is_admin, areas on users for each row
  when ((old.is_admin, old.areas) is distinct from (new.is_admin, new.areas)) execute function tell_live_role();
