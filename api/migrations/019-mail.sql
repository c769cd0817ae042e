-- Nobody ever read these; orders queue letters now.
delete from outbox where topic in ('order.paid', 'order.held');

-- `key` names a letter at every try, so that its receiver sees one. What became of it is told when it is done.
alter table outbox
  add created_at timestamptz not null default now(),
  add key uuid not null default gen_random_uuid() unique,
  add outcome text check (outcome in ('sent', 'dropped', 'given_up'));
update outbox set outcome = 'sent' where done_at is not null;
alter table outbox
  add check ((done_at is null) = (outcome is null)),
  add check (attempts >= 0),
  add check (topic = 'mail');
create index outbox_done on outbox (done_at) where done_at is not null;

-- Wakes the senders of every process after the commit. No area of the public API has this name.
create function tell_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'outbox');
  return null;
end
$$;
create trigger tell_outbox after insert on outbox for each statement execute function tell_outbox();

-- Who subscribed before letters were sent did it knowingly, and stays. `unsubscribe_key` can do nothing but take the
-- address off, and every letter carries it for years: it is kept as it is, while the confirmation's token is a hash.
alter table newsletter_subscriptions
  add confirmed_at timestamptz,
  add token_hash bytea unique check (length(token_hash) = 32),
  add letter_at timestamptz,
  add unsubscribe_key uuid not null default gen_random_uuid() unique,
  add check (length(email) between 3 and 254);
update newsletter_subscriptions set confirmed_at = created_at;
alter table newsletter_subscriptions
  add check (confirmed_at is not null or token_hash is not null),
  add check ((token_hash is null) = (letter_at is null));
