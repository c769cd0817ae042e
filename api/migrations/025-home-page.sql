-- Which pictures there are of a bike in a colour: paths of the site.
create table bike_stills (
  bike_id int not null references bikes,
  colour_id int not null references colours,
  image text not null check (image like '/pictures/%'),
  primary key (bike_id, colour_id)
);

-- The home page shows a part of each of these.
call tell_changes_of('bike_stills', 'home-page');
call tell_changes_of('colours', 'configurator', 'home-page');
call tell_changes_of('countries', 'home-page');
call tell_changes_of('dealers', 'dealers', 'home-page');
call tell_changes_of('forum_categories', 'forum', 'home-page');
call tell_changes_of('forum_threads', 'forum', 'home-page');
call tell_changes_of('forum_posts', 'forum', 'home-page');
call tell_changes_of('help_groups', 'help-center', 'home-page');
call tell_changes_of('help_topics', 'help-center', 'home-page');
