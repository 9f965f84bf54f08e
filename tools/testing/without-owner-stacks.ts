// React's development build records a stack trace for each element, to name its owners in warnings. The traces take a quarter of
// the time of the tests of screens. React stops recording after 10,000 elements a second; here that limit is reached from the start.
import * as React from 'react';

const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals?.recentlyCreatedOwnerStacks !== 'number')
  throw new Error('React no longer counts its stack traces this way: measure again, or remove this file');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
