-- The GSTIN under which a company is registered; its invoices need it.
alter table customer add column gstin text;
