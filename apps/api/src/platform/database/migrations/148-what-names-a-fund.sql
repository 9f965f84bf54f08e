-- What a merger of funds looks for by the fund that it names.

create index premium_allocation_fund_fund on premium_allocation_fund (fund_code);
create index top_up_fund_fund on top_up_fund (fund_code);
