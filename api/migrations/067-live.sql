-- A live connection ends with its session, and a changed role counts at once. Whoever listens on the channel 'changes'
-- reads live topics there as 'live <topic>'; these two are for the server alone.
create function tell_live_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'live session:' || old.id);
  return null;
end
$$;
create trigger tell_live_end after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_live_session();
create trigger tell_live_delete after delete on sessions for each row
  when (old.ended_at is null) execute function tell_live_session();

create function tell_live_role() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'live member:' || new.id);
  return null;
end
$$;
create trigger tell_live_role after update of is_admin on users for each row
  when (old.is_admin is distinct from new.is_admin) execute function tell_live_role();

-- Who gets a digest is asked for every minute.
create index forum_settings_digest on forum_settings (digest, digested_at) where digest <> 'off';
-- Likes of a post are told of together, and a post tells a member of itself once.
create unique index notifications_of_post on notifications (user_id, post_id)
  where kind in ('reply', 'mention', 'quote') and post_id is not null;
create index notifications_thread on notifications (thread_id);
