-- The words of a ticket, its customer, messages and notes in one column, so that a search reads one index.
create function words_of(text) returns tsvector language sql immutable parallel safe as
  $$ select strip(to_tsvector('simple', regexp_replace(fold($1), '[^[:alnum:]]+', ' ', 'g'))) $$;

alter table tickets add column words tsvector not null default '';

-- The number is written out, since a trigger runs before the database makes it. The first 100,000 characters: a long
-- conversation is found by them, and the column stays far below its limit of 1 MB.
create function words_of_ticket(tickets) returns tsvector language sql stable as $$
  select words_of(concat_ws(' ', 'T', 10000 + $1.id, $1.subject, $1.guest_name, $1.guest_email,
    (select concat_ws(' ', name, last_name, email) from users where id = $1.user_id),
    (select left(string_agg(text, ' ' order by id), 100000) from ticket_messages where ticket_id = $1.id)))
$$;

update tickets as ticket set words = words_of_ticket(ticket);

create function set_words_of_ticket() returns trigger language plpgsql as $$
begin
  new.words := words_of_ticket(new);
  return new;
end $$;
create trigger tickets_words before insert or update of user_id, subject, guest_name, guest_email on tickets
  for each row execute function set_words_of_ticket();

create function set_words_of_members_tickets() returns trigger language plpgsql as $$
begin
  update tickets as ticket set words = words_of_ticket(ticket) where user_id = new.id;
  return null;
end $$;
create trigger users_words_of_tickets after update of name, last_name, email on users
  for each row when ((old.name, old.last_name, old.email) is distinct from (new.name, new.last_name, new.email))
  execute function set_words_of_members_tickets();

create function add_words_of_messages() returns trigger language plpgsql as $$
begin
  update tickets set words = tickets.words || added.words
  from (select ticket_id, words_of(string_agg(text, ' ')) as words from after_it group by ticket_id) as added
  where id = added.ticket_id and length(tickets.words) < 5000;
  return null;
exception when program_limit_exceeded then
  -- More long words than the column holds: the messages are kept, and found by their ticket.
  return null;
end $$;
create trigger ticket_messages_words after insert on ticket_messages
  referencing new table as after_it for each statement execute function add_words_of_messages();

-- A message that moves to another ticket or is deleted takes its words along.
create function change_words_of_messages() returns trigger language plpgsql as $$
begin
  update tickets as ticket set words = words_of_ticket(ticket)
  where id in (select ticket_id from before_it union select ticket_id from after_it);
  return null;
end $$;
create trigger ticket_messages_words_changed after update on ticket_messages
  referencing old table as before_it new table as after_it
  for each statement execute function change_words_of_messages();

create function remove_words_of_messages() returns trigger language plpgsql as $$
begin
  update tickets as ticket set words = words_of_ticket(ticket) where id in (select ticket_id from before_it);
  return null;
end $$;
create trigger ticket_messages_words_deleted after delete on ticket_messages
  referencing old table as before_it for each statement execute function remove_words_of_messages();

create index tickets_words on tickets using gin (words);
drop index ticket_messages_words;
drop index tickets_guest_name_trigrams;
