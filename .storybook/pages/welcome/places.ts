interface Place {
  readonly name: string;
  /** Path of the first page in Storybook. */
  readonly path: string;
  readonly holds: string;
}

/** The sidebar from top to bottom. */
export const places: readonly Place[] = [
  {
    name: 'Find a component',
    path: 'welcome--find-a-component',
    holds: 'Every component with when to use it, when not, and a link to each of its states.',
  },
  {
    name: 'Foundations',
    path: 'foundations-colour--tokens',
    holds: 'Colour with its contrast, type in both scripts, space, shape, motion, and every icon.',
  },
  {
    name: 'Layout',
    path: 'layout-stack--parts',
    holds: 'What puts parts beside and below one another, and the frame of a page.',
  },
  {
    name: 'Components',
    path: 'components-button--primary',
    holds: 'Each with a story for each state, controls to change it, and the decision behind it on its Docs page.',
  },
  {
    name: 'Screens',
    path: 'screens-messagescreen--success',
    holds: 'Whole screens that are one configuration: a result, a one-time password.',
  },
  { name: 'Pages', path: 'pages-dashboard--three-policies', holds: 'Components put together into pages, as samples.' },
  {
    name: 'Portal',
    path: 'portal-dashboard--policies',
    holds: 'The real screens of the portal with their real code, loading, empty and failed too.',
  },
  {
    name: 'Rules',
    path: 'rules--find-a-rule',
    holds: 'What decides: each rule with its clauses, values to play with, its boundaries.',
  },
  {
    name: 'SDK',
    path: 'sdk--try-it',
    holds: 'Sign in to a sandbox and call it; every error with its message and how it is shown.',
  },
];
