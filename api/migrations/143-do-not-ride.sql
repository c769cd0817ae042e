-- Lists warn of a fault with which the bike mustn't be ridden. Until now pages took that from how `safe_to_ride` begins.
alter table diagnosis_guides add column do_not_ride boolean not null default false;
update diagnosis_guides set do_not_ride = true where safe_to_ride ~ '^No\M';
