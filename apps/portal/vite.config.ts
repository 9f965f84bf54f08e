import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { serveMessages } from '../../tools/messages/serve-messages.ts';
import { brandStyles } from './build/brand-styles.ts';
import { emitRoutes } from './build/emit-routes.ts';
import { pageConfig } from './build/page-config.ts';
import { precompress } from './build/precompress.ts';
import { requireTheme } from './build/require-theme.ts';
import { stylesFirst } from './build/styles-first.ts';

/** Where `vite` finds the API during development: a running sandbox. */
const sandbox = process.env.LIFEDESK_API ?? 'http://localhost:4200';

/** Libraries that every page needs: a separate chunk, so that people do not load them again after our releases. */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|openapi-fetch|cookie|set-cookie-parser)\//;

/**
 * The frame together with the components of the sign-in page and nearly every other screen. One file compresses better
 * than two.
 */
const firstPage =
  /portal\/src\/main\.tsx|packages\/(ui\/src\/(components\/(Card|Field|TextField)|layout\/Columns)|rules\/src\/(format\/(check-(email|mobile|policy-number)|format-check|tidy)|login\/|texts\/((en|hi)\/login-id|login-id-texts))|journey\/src\/(provider\/use-links|locale\/rule-message|steps\/sign-in\/SignIn(Screen|Form)))|portal\/src\/registry\/quick-links/;

/**
 * The styles of what the dashboard shows first: 1 KB within the page's own style sheet, where three separate ones would
 * each cost a request.
 */
const firstStyles =
  /packages\/ui\/src\/(components\/(Amount|AttentionCard|DataList|Drawing|EmptyState)|layout\/Inline)\/\w+\.css\.ts\.vanilla\.css/;

/** What is fetched a second after the page: the maintenance schedule and the error pages. */
const besideThePage =
  /apps\/portal\/src\/app\/(maintenance|errors)\/|packages\/rules\/src\/maintenance|date-fns\/(toDate|startOfDay)/;

/** What the dashboard shares with other pages, some of it with the error pages, for which it does not wait. */
const common =
  /packages\/(rules\/src\/(dates\/(calendar-date|format-date|india-time|add-calendar-days)|policy\/is-lapsed-status)|ui\/src\/(layout\/Inline\/Inline|components\/(Amount\/Amount|icons\/states))|journey\/src\/answers\/(NotLoaded|use-answer|lazy-part))\.tsx?$/;

/** The early calls, with the transport and the operations at the start of a session: they wait for nothing else. */
const calls =
  /portal\/src\/early\.ts|node_modules\/openapi-fetch\/|packages\/sdk\/src\/(errors\/(codes|default-outcomes|messages|outcome-for|redact|situations)|transport\/(attempt|call|deadline|empty-values|endpoint|failure|prefetch)|session\/(expiry|keep|transitions)|endpoints\/(session-audience|auth|notices|policies|requests))\b/;

/** The operations that several services share and that no session starts with. */
const operations = /packages\/sdk\/src\/endpoints\/(audience|documents|funds|nationality|payments|profile)\b/;

/** The SDK before any call, which the sign-in page also needs. */
const sdk =
  /packages\/sdk\/src\/(cipher\/key-provider|create-sdk|environment|errors\/(client-messages|lifedesk-error|not-configured)|session\/(after-expiry|browser-|clock|endings|persist|server-clock|session|state|storage-keys|store|tabs|transition\.)|transport\/(correlation|envelope|loader|session-token))|preload-helper|portal\/src\/(config\/read-config|page-sdk)\b/;

/** What public and signed-in pages share beyond that: one file instead of twenty. It needs no call. */
const sharedParts =
  /lucide|packages\/(ui\/src\/(components\/(icons|DataList)\/|lib\/use-countdown)|journey\/src\/policy\/status)/;

/** What every signed-in page needs, bundled with all its imports. The dashboard is the first one. */
const signedInPages =
  /services\/src\/dashboard\/dashboard\.tsx|journey\/src\/session\/keeping\.ts|portal\/src\/app\/LeaveButton\.tsx/;

/** What the dashboard shows below the attention list: fetched in parallel with the first paint, also as one file. */
const belowAttention = /services\/src\/dashboard\/BelowAttention\.tsx/;

/**
 * What the first page's script knows of each screen's files. Their scripts are left out: the list would grow with every
 * service,
 * and a screen opened for the first time finds its scripts itself, one round trip later. The page names all of its own.
 */
const stylesOfScreens = (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css'));

export default defineConfig({
  // without a slash at its end, so that Vite serves /cs as well
  base: '/cs',
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
    serveMessages(),
  ],
  server: { proxy: { '/api': sandbox, '/sandbox': sandbox, '/.well-known': sandbox } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    // no data: addresses, which the content security policy would block
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: stylesOfScreens },
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/early.ts' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'sdk', test: sdk, priority: 4 },
            { name: 'calls', test: calls, priority: 3 },
            { name: 'vendor', test: everyPage, priority: 2 },
            // one file instead of a dozen small ones, which compress badly and each cost a round trip
            { name: 'frame', test: new RegExp(`${firstPage.source}|${firstStyles.source}`), priority: 1 },
            { name: 'operations', test: operations },
            { name: 'common', test: common },
            { name: 'beside', test: besideThePage },
            { name: 'shared', test: sharedParts },
            { name: 'account', test: signedInPages },
            { name: 'below', test: belowAttention },
            { name: 'screens', test: /portal\/src\/registry\/screens\b/ },
            { name: 'menus', test: /portal\/src\/registry\/service-names\b/ },
            { name: 'parts', test: /portal\/src\/app\/signed-in\/parts\b/ },
          ],
        },
      },
    },
  },
});
