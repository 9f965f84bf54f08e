/**
 * What the stories import from installed packages, for `optimizeDeps.include` of the vitest project that runs them: a
 * dependency that Vite finds only in mid-run makes it reload the page, and the run fails.
 */
export const storyDependencies: string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@lifedesk/ui > @radix-ui/react-dialog',
  '@lifedesk/ui > @radix-ui/react-tabs',
  '@lifedesk/ui > downshift',
  '@lifedesk/ui > get-nonce',
  '@lifedesk/ui > lucide',
];
