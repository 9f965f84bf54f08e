import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brandStyles } from './build/brand-styles.ts';
import { emitRoutes } from './build/emit-routes.ts';
import { pageConfig } from './build/page-config.ts';
import { precompress } from './build/precompress.ts';
import { requireTheme } from './build/require-theme.ts';
import { stylesFirst } from './build/styles-first.ts';

/** Where `vite` finds the API while developing: a running sandbox. */
const sandbox = process.env.LIFEDESK_API ?? 'http://localhost:4200';

/** Libraries that every page needs: one chunk of their own, so that a release of ours does not make people load them again. */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|openapi-fetch|cookie|set-cookie-parser)\//;

/** What the sign-in page and nearly every other screen is made of beside the frame. */
const formParts =
  /packages\/(ui\/src\/(components\/(Card|Field|TextField)|layout\/Columns)|rules\/src\/format\/(check-(email|mobile|policy-number)|format-check|tidy))|journey\/src\/(provider\/use-links|locale\/rule-message)|registry\/quick-links/;

/** What the sign-in pages need besides. One file with those: it compresses better than two. */
const signInParts =
  /journey\/src\/steps\/sign-in\/SignIn(Screen|Form)|rules\/src\/(login\/|texts\/((en|hi)\/login-id|login-id-texts))/;

/** What is fetched beside the page, a second after it: the maintenance schedule and the error pages. */
const besideThePage =
  /apps\/portal\/src\/app\/(maintenance|errors)\/|packages\/rules\/src\/maintenance|date-fns\/(toDate|startOfDay)/;

/**
 * What the first page's script knows of each screen's files. Their scripts are left out: the list would grow with every service,
 * and a screen that is opened for the first time finds its scripts by itself, one turn later. The page names all of its own.
 */
const stylesOfScreens = (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css'));

export default defineConfig({
  base: '/cs/',
  resolve: { conditions: ['@lifedesk/source', ...defaultClientConditions] },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    emitRoutes(import.meta.dirname),
    pageConfig(),
    brandStyles(),
    requireTheme(),
    stylesFirst(),
    precompress(),
  ],
  server: { proxy: { '/api': sandbox, '/sandbox': sandbox } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    // no data: addresses, which the content security policy would refuse
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: stylesOfScreens },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: everyPage, priority: 2 },
            // one file instead of a dozen small ones, which compress badly and each cost a round trip
            { name: 'frame', tags: ['$initial'], priority: 1 },
            { name: 'frame', test: new RegExp(`${formParts.source}|${signInParts.source}`) },
            { name: 'beside', test: besideThePage },
          ],
        },
      },
    },
  },
});
