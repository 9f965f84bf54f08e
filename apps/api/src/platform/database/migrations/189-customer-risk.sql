-- How much a customer's business must be watched for money laundering. Customers who are not here are of low risk.
create table customer_risk (
  customer_id integer primary key references customer (id),
  risk_class text not null check (risk_class in ('medium', 'high'))
);
