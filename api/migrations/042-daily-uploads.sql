-- What a member has sent within a day is counted at every upload.
create index ticket_messages_author on ticket_messages (author_id) where author_id is not null;
