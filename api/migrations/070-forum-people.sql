-- An author's page is rendered by the server and kept until what it shows has changed.
call tell_changes_of('forum_settings', 'forum');

-- Counts of threads read this index alone, whoever reads.
create index forum_threads_counted on forum_threads (category_id, is_hidden, author_id) where not is_gone;
-- Whether a thread that the search found may be seen.
create index forum_threads_seen on forum_threads (id) include (category_id, is_hidden, author_id) where not is_gone;
-- How many threads have each tag: there are few sets of tags, and equal ones are stored once.
create index forum_threads_tag_sets on forum_threads (tags) where not is_gone and not is_hidden;
