/**
 * What the stories import from installed packages, for `optimizeDeps.include` of the vitest project that runs them. If Vite
 * discovers a dependency during the run, it reloads the page and the run fails.
 */
export const storyDependencies: string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'storybook/internal/csf',
  '@lifedesk/portal > jotai',
  '@lifedesk/portal > react-router-dom',
  '@lifedesk/rules > @date-fns/utc/date/mini',
  '@lifedesk/rules > date-fns/addDays',
  '@lifedesk/rules > date-fns/addMinutes',
  '@lifedesk/rules > date-fns/differenceInYears',
  '@lifedesk/rules > date-fns/getYear',
  '@lifedesk/rules > date-fns/isSameMonth',
  '@lifedesk/rules > date-fns/lightFormat',
  '@lifedesk/rules > date-fns/max',
  '@lifedesk/rules > date-fns/startOfDay',
  '@lifedesk/rules > date-fns/subMonths',
  '@lifedesk/sdk > @cfworker/json-schema',
  '@lifedesk/sdk > openapi-fetch',
  '@lifedesk/ui > @radix-ui/react-dialog',
  '@lifedesk/ui > @radix-ui/react-tabs',
  '@lifedesk/ui > downshift',
  '@lifedesk/ui > get-nonce',
  '@lifedesk/ui > lucide',
];
