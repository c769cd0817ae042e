-- Finds parts by the beginnings of their words, in the list of parts and in the list of stock. Trigrams find pieces of
-- a word, but no piece that has fewer than three letters.
create index parts_words on parts using gin (to_tsvector('simple', fold(title)));
