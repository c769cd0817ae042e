-- The forum's search page is rendered by the server and kept until what it reads has changed.
call tell_changes_of('forum_search', 'forum');
call tell_changes_of('search_words', 'forum', 'help-center', 'spares');
