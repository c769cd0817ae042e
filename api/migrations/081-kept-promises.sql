-- Credit for reviews, for bringing a friend, for an apology and for returned motors was told of in texts, but never given.
-- The texts of databases that have them already.
update help_topics set updated_at = now(), body = replace(
  body,
  'Some credits have an end: those for a welcome after 90 days, those for a review after 180, those for recommending us to a friend and those that we give as an apology after a year. Refunds and gift cards never end.',
  'The credit that welcomes you ends after 90 days. Refunds and gift cards never end.'
) where body like '%those for recommending us to a friend%';
update help_topic_versions set body = replace(
  body,
  'Some credits have an end: those for a welcome after 90 days, those for a review after 180, those for recommending us to a friend and those that we give as an apology after a year. Refunds and gift cards never end.',
  'The credit that welcomes you ends after 90 days. Refunds and gift cards never end.'
) where body like '%those for recommending us to a friend%';
update products set description = replace(description, ' Returned cores earn a credit of $150.', '')
  where description like '%Returned cores earn a credit of $150.%';
