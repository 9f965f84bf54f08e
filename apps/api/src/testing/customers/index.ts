/**
 * Generated customers with what the specification says about each, for tests of every place that says what a customer
 * should do.
 */
export { allPremiumsPaid, canBePaid, expectedFor, type Open, onDashboard } from './expected.ts';
export { forCustomers, sampleCustomers } from './generated-customers.ts';
export { type Day, type GeneratedCustomer, type GeneratedPolicy, PLANS } from './model.ts';
export { storeCustomers } from './store-customers.ts';
