-- What keeps a customer from acting on a policy; the rule says from which actions.

-- To another party: absolute transfers the policy, conditional secures a debt. A loan of the insurer's own is none.
alter table policy add column assignment text check (assignment in ('absolute', 'conditional'));
alter table policy add column assignee text check ((assignee is null) = (assignment is null));
-- Held in trust under section 6 of the Married Women's Property Act, 1874.
alter table policy add column married_womens_property boolean not null default false;
alter table policy add column keyman boolean not null default false;
alter table policy add column court_order_on date;
alter table policy add column death_intimated_on date;
