-- The words of a ticket, its customer, messages and notes in one column, so that a search reads one index.
create function words_of(text) returns tsvector language sql immutable parallel safe as
  $$ select strip(to_tsvector('simple', regexp_replace(fold($1), '[^[:alnum:]]+', ' ', 'g'))) $$;

alter table tickets add column words tsvector not null default '';

-- The first 100,000 characters: a long conversation is found by them, and the column stays far below its limit of 1 MB.
create function words_of_ticket(tickets) returns tsvector language sql stable as $$
  select words_of(concat_ws(' ', $1.number, $1.subject, $1.guest_name, $1.guest_email,
    (select concat_ws(' ', name, last_name, email) from users where id = $1.user_id),
    (select left(string_agg(text, ' ' order by id), 100000) from ticket_messages where ticket_id = $1.id)))
$$;

update tickets as ticket set words = words_of_ticket(ticket);

create function set_words_of_ticket() returns trigger language plpgsql as $$
begin
  update tickets as ticket set words = words_of_ticket(ticket) where id = new.id;
  return null;
end $$;
create trigger tickets_words after insert or update of user_id, subject, guest_name, guest_email on tickets
  for each row execute function set_words_of_ticket();

create function set_words_of_members_tickets() returns trigger language plpgsql as $$
begin
  update tickets as ticket set words = words_of_ticket(ticket) where user_id = new.id;
  return null;
end $$;
create trigger users_words_of_tickets after update of name, last_name, email on users
  for each row when ((old.name, old.last_name, old.email) is distinct from (new.name, new.last_name, new.email))
  execute function set_words_of_members_tickets();

create function add_words_of_message() returns trigger language plpgsql as $$
begin
  update tickets set words = words || words_of(new.text) where id = new.ticket_id and length(words) < 5000;
  return null;
exception when program_limit_exceeded then
  -- More long words than the column holds: the message is kept, and found by its ticket.
  return null;
end $$;
create trigger ticket_messages_words after insert on ticket_messages
  for each row execute function add_words_of_message();

-- A message that moves to another ticket or is deleted takes its words along.
create function move_words_of_messages() returns trigger language plpgsql as $$
begin
  update tickets as ticket set words = words_of_ticket(ticket)
  where id in (select ticket_id from before_it);
  return null;
end $$;
create trigger ticket_messages_words_deleted after delete on ticket_messages
  referencing old table as before_it for each statement execute function move_words_of_messages();

create function change_words_of_messages() returns trigger language plpgsql as $$
begin
  update tickets as ticket set words = words_of_ticket(ticket)
  where id in (select ticket_id from before_it union select ticket_id from after_it);
  return null;
end $$;
create trigger ticket_messages_words_changed after update on ticket_messages
  referencing old table as before_it new table as after_it
  for each statement execute function change_words_of_messages();

create index tickets_words on tickets using gin (words);
drop index ticket_messages_words;
drop index tickets_guest_name_trigrams;
