-- What a rider asks first of a guide: whether the bike may be ridden meanwhile, and how many minutes the checks take.
alter table diagnosis_guides
  add column safe_to_ride text check (char_length(safe_to_ride) between 1 and 120),
  add column minutes int check (minutes between 1 and 240);
