const components = '../packages/ui/src/**/*.stories.tsx';

/** Where the stories are, from this folder. The pictures that tests compare are of components alone, and need no portal to be built. */
export const stories: readonly string[] = process.env.STORYBOOK_OF_COMPONENTS
  ? [components]
  : [
      './pages/**/*.stories.tsx',
      components,
      '../packages/services/src/**/*.stories.tsx',
      '../apps/portal/src/**/*.stories.tsx',
    ];
