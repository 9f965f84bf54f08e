import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { defineConfig } from 'vitepress';

const folder = join(import.meta.dirname, '..');
const pages = join(folder, 'dist/pages');

/** The anchor of a heading, as GitHub makes it, so that links work on both. */
const slugify = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** The built site has a page for the folder of the viewer; the development server needs the name of its file. */
const contractViewer = {
  name: 'contract-viewer',
  configureServer: (server: { readonly middlewares: Connect.Server }) => {
    server.middlewares.use((request, _response, next) => {
      if (request.url === '/contract/') request.url = '/contract/index.html';
      next();
    });
  },
};

export default defineConfig({
  title: 'Lifedesk',
  description: 'Self-service software of a life insurer: SDK, rules, design system, portal and reference backend.',
  lang: 'en',
  srcDir: pages,
  outDir: join(folder, 'dist/site'),
  cacheDir: join(folder, 'node_modules/.cache/vitepress'),
  cleanUrls: true,
  // READMEs name the addresses of a running sandbox, and the viewer of the contract is not a page of VitePress
  ignoreDeadLinks: [/^https?:\/\/localhost/, /^\/contract\//],
  markdown: { anchor: { slugify } },
  vite: {
    plugins: [contractViewer],
    resolve: { conditions: ['@lifedesk/source'] },
    ssr: { noExternal: [/^@lifedesk\//] },
    // the rules are one file, which only their pages load
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    nav: [
      { text: 'Quick start', link: '/start/portal' },
      { text: 'Guides', link: '/guides/overview' },
      { text: 'Journeys', link: '/journeys/' },
      { text: 'Problems', link: '/problems/' },
      { text: 'Rules', link: '/rules/' },
      { text: 'Contract', link: '/contract/', target: '_self' },
      { text: 'Decisions', link: '/decisions/' },
    ],
    sidebar: JSON.parse(readFileSync(join(pages, 'sidebar.json'), 'utf8')),
    search: {
      provider: 'local',
      options: {
        // code is not searched: it would double the index, and colouring it takes most of the time
        _render: (text, env, md) => md.render(text.replaceAll(/^```[\s\S]*?^```/gm, ''), env),
      },
    },
    outline: 'deep',
  },
});
