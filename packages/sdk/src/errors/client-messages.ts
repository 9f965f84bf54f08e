/**
 * The messages that an app may need before it has loaded the rest of the catalogue: for a missing response, and for a
 * bug.
 */
export const clientMessages = {
  notReachable: 'Server Not Reachable',
  somethingWrong: 'Oops! Something went wrong. Please try again after some time.',
} as const;
