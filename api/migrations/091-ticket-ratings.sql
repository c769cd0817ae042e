-- Why an admin has opened a closed ticket again, in words that the customer reads.
alter table ticket_moves add column reason text check (length(reason) between 1 and 500);

-- What a customer thinks of the help, once for each time that a ticket was solved or closed.
create table ticket_ratings (
  -- The move that ended the conversation: the first to solved or closed since it was opened or opened again.
  move_id int primary key references ticket_moves,
  ticket_id int not null references tickets,
  stars int not null check (stars between 1 and 5),
  comment text not null check (length(comment) <= 1000),
  rated_at timestamptz not null,
  changed_at timestamptz not null check (changed_at >= rated_at)
);
create index ticket_ratings_ticket on ticket_ratings (ticket_id);
