-- An author's page is rendered by the server and kept until what it shows has changed.
call tell_changes_of('forum_settings', 'forum');
