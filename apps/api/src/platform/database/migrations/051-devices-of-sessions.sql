-- The device of a session as far as its browser said it at the sign-in, for its customer to recognise; null where it did not.
alter table session add column browser text check (length(browser) <= 40);
alter table session add column system text check (length(system) <= 40);
