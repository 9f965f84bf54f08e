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
    holds: 'Every component: when to use it, when not, and a link to each of its states.',
  },
  {
    name: 'Foundations',
    path: 'foundations-colour--tokens',
    holds: 'Colour with its contrast, type in both scripts, space, shape, motion, and every icon.',
  },
  {
    name: 'Layout',
    path: 'layout-stack--parts',
    holds: 'Components that arrange others beside and below each other, and the frame of a page.',
  },
  {
    name: 'Components',
    path: 'components-button--primary',
    holds: 'A story for each state, controls to change it, and the decision behind it on the Docs page.',
  },
  {
    name: 'Screens',
    path: 'screens-messagescreen--success',
    holds: 'Whole screens with one configuration: a result, an OTP.',
  },
  { name: 'Pages', path: 'pages-dashboard--three-policies', holds: 'Sample pages composed of components.' },
  {
    name: 'Portal',
    path: 'portal-dashboard--policies',
    holds: 'The real screens of the portal with their real code, including loading, empty and failed states.',
  },
  {
    name: 'Rules',
    path: 'rules--find-a-rule',
    holds: 'Each rule with its clauses, inputs to try and boundaries.',
  },
  {
    name: 'SDK',
    path: 'sdk--try-it',
    holds: 'Sign in to a sandbox and call it. Every error with its message and how it is shown.',
  },
];
