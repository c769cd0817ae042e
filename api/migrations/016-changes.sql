-- Who listens on the channel 'changes' is told which areas of the public API show something else from now on: an area
-- is the first segment after /api/. PostgreSQL tells it after the commit, and each area once per transaction.

-- The trigger's arguments are the areas. A statement that touched no row tells nobody.
create function tell_change() returns trigger language plpgsql as $$
begin
  -- Two ifs, since the rows of a statement have no name in the other kinds of trigger.
  if tg_level = 'STATEMENT' and tg_op <> 'TRUNCATE' then
    if not exists (select from touched) then return null; end if;
  end if;
  for i in 0 .. tg_nargs - 1 loop
    perform pg_notify('changes', tg_argv[i]);
  end loop;
  return null;
end
$$;

-- One trigger per event, since only such a trigger can see a statement's rows. Called again, it replaces the areas.
create procedure tell_changes_of(shown regclass, variadic areas text[]) language plpgsql as $$
declare
  event text;
  rows_of text;
begin
  for event, rows_of in values
    ('insert', 'referencing new table as touched'),
    ('update', 'referencing new table as touched'),
    ('delete', 'referencing old table as touched'),
    ('truncate', '')
  loop
    execute format(
      'create or replace trigger tell_%s after %s on %s %s for each statement execute function tell_change(%s)',
      event, event, shown, rows_of, (select string_agg(quote_literal(area), ', ') from unnest(areas) as area));
  end loop;
end
$$;

call tell_changes_of('products', 'accessories', 'home-page', 'spares');
call tell_changes_of('spares', 'spares');
call tell_changes_of('spare_families', 'spares');
call tell_changes_of('search_words', 'help-center', 'spares');

call tell_changes_of('bikes', 'configurator', 'home-page');
call tell_changes_of('bike_sizes', 'configurator', 'home-page');
call tell_changes_of('size_colours', 'configurator', 'home-page');
call tell_changes_of('colours', 'configurator');
call tell_changes_of('slots', 'configurator');
call tell_changes_of('parts', 'configurator');
call tell_changes_of('bike_parts', 'configurator');
call tell_changes_of('build_rules', 'configurator');

call tell_changes_of('forum_categories', 'forum');
call tell_changes_of('forum_threads', 'forum');
call tell_changes_of('forum_posts', 'forum');

call tell_changes_of('help_groups', 'help-center');
call tell_changes_of('help_topics', 'help-center');

call tell_changes_of('dealers', 'dealers');
call tell_changes_of('home_sections', 'home-page');
call tell_changes_of('announcements', 'home-page');

call tell_changes_of('remote_live', 'remotes');
call tell_changes_of('remote_releases', 'remotes');

-- Of a user the forum shows these columns only. A new user has written nothing yet, and an author can't be deleted.
create trigger tell_update after update of user_name, avatar, is_admin on users for each row
  when ((old.user_name, old.avatar, old.is_admin) is distinct from (new.user_name, new.avatar, new.is_admin))
  execute function tell_change('forum');
