-- The list of bikes shows each in its colours.
call tell_changes_of('bike_stills', 'home-page', 'configurator');
