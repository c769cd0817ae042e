create table dealers (
  id int primary key,
  name text not null,
  city text not null,
  country text not null,
  country_code text not null check (length(country_code) = 2),
  latitude numeric(5, 2) not null check (latitude between -90 and 90),
  longitude numeric(5, 2) not null check (longitude between -180 and 180),
  services text[] not null,
  bikes text[] not null,
  hours text,
  note text,
  phone text not null,
  email text not null
);

-- The home page in its order. A section's data differ by its type, and old pages skip types they don't know.
create table home_sections (
  position int primary key,
  type text not null,
  data jsonb not null
);
create table announcements (
  id int generated always as identity primary key,
  text text not null,
  href text not null,
  shown_from timestamptz not null default now(),
  shown_to timestamptz
);

create table newsletter_subscriptions (
  id int generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  created_at timestamptz not null default now()
);
