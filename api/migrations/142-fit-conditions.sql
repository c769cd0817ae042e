-- On which condition a part fits the bikes that it is for. Until now it stood in the note, and pages took it from there.
alter table spares add column fit_condition text check (char_length(fit_condition) between 1 and 500);

with sentences as (
  select product_id, sentence, position, sentence ~ '^(Fits|Standard on|Only|For the|In sizes?)\M' as is_condition
  from spares, regexp_split_to_table(note, '(?<=[.!?])\s+') with ordinality as split (sentence, position)
), split as (
  select product_id,
    string_agg(sentence, ' ' order by position) filter (where is_condition) as condition,
    string_agg(sentence, ' ' order by position) filter (where not is_condition) as rest
  from sentences
  group by product_id
)
update spares
set fit_condition = split.condition, note = split.rest
from split
where split.product_id = spares.product_id;
