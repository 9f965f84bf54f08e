/**
 * The messages of the catalogue that an app may need before anything else of it is loaded: when no answer came, and when a
 * program fails.
 */
export const clientMessages = {
  notReachable: 'Server Not Reachable',
  somethingWrong: 'Oops! Something went wrong. Please try again after some time.',
} as const;
