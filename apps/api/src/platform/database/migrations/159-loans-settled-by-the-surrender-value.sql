-- An extended term is bought with the surrender value less the loan, which that settles. Both null for a loan that was not settled so,
-- or was restored when the policy was revived.
alter table policy_loan add column settled bigint check (settled > 0);
alter table policy_loan add column settled_on date;
