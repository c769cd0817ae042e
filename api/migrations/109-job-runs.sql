-- The last run of each job, of whichever process; `failed_since` is the first failure after the last run that went well.
create table job_runs (
  id int primary key generated always as identity,
  name text not null unique check (length(name) <= 100),
  last_run_at timestamptz not null,
  took_ms int not null check (took_ms >= 0),
  failed_since timestamptz,
  last_error text check (length(last_error) <= 500),
  last_failed_at timestamptz,
  check ((last_error is null) = (last_failed_at is null))
);
