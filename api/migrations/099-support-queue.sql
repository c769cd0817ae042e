-- Who answers a ticket, the version that staff decide on, and since when its customer waits for us.
alter table tickets
  add column assignee_id int references users,
  add column version int not null default 1 check (version > 0),
  add column waiting_since timestamptz,
  -- The order of the queue: what is to be done by urgency, and behind it what is solved or closed.
  add column queue_rank int not null generated always as (
    case when state in ('solved', 'closed') then 4
      when priority = 'safety' then 0
      when priority = 'high' then 1
      when priority = 'normal' then 2
      else 3 end) stored;

update tickets set waiting_since = updated_at where state in ('new', 'open');

-- A customer who writes twice has waited since the first time.
create function set_ticket_waiting() returns trigger language plpgsql as $$
begin
  if new.state not in ('new', 'open') then
    new.waiting_since := null;
  elsif new.waiting_since is null then
    new.waiting_since := new.updated_at;
  end if;
  return new;
end $$;
create trigger tickets_waiting before insert or update of state on tickets
  for each row execute function set_ticket_waiting();

create function count_ticket_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger tickets_version before update of assignee_id, priority, merged_into_id on tickets
  for each row when ((old.assignee_id, old.priority, old.merged_into_id)
    is distinct from (new.assignee_id, new.priority, new.merged_into_id))
  execute function count_ticket_version();

create index tickets_queue on tickets (queue_rank, opened_at, id);
create index tickets_newest on tickets (opened_at desc, id desc);
create index tickets_longest_waiting on tickets (waiting_since, id);
create index tickets_assignee on tickets (assignee_id) where assignee_id is not null;
create index tickets_merged on tickets (merged_into_id) where merged_into_id is not null;
create index tickets_number_beginnings on tickets (number text_pattern_ops);
create index tickets_guest_email on tickets (guest_email text_pattern_ops) where guest_email is not null;
create index tickets_guest_name_trigrams on tickets using gin (fold(guest_name) gin_trgm_ops)
  where guest_name is not null;
create index ticket_messages_words on ticket_messages using gin (to_tsvector('simple', fold(text)));
