-- A provider may report more than any order costs: it is recorded, and the order is held.
alter table payments alter column captured_cents type bigint;
