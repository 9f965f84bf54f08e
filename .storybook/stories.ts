const components = '../packages/ui/src/**/*.stories.tsx';

/** The story files, relative to this folder. Screenshot tests only use components, so they do not need a built portal. */
export const stories: readonly string[] = process.env.STORYBOOK_OF_COMPONENTS
  ? [components]
  : [
      './pages/**/*.stories.tsx',
      components,
      '../packages/services/src/**/*.stories.tsx',
      '../apps/portal/src/**/*.stories.tsx',
    ];
