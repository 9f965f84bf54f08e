import { expect, it } from 'vitest';
import { servicePath } from './service-path.ts';

it.each([
  ['/pay-loan', '/pay-loan'],
  ['/cs/pay-loan', '/pay-loan'],
  ['/cs/pay-loan/', '/pay-loan'],
  ['/cs/pay-loan?id=7&next=/cs/x', '/pay-loan'],
  ['/pay-loan#top', '/pay-loan'],
  ['/cs', '/'],
  ['/cs/', '/'],
  ['/', '/'],
  ['', '/'],
  ['/csv', '/csv'],
  ['/cs-pay', '/cs-pay'],
  ['/x/cs/pay-loan', '/x/cs/pay-loan'],
])('%j is the service %s', (path, service) => {
  expect(servicePath(path)).toBe(service);
});
