import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The API is on the app's own origin, as in production behind one web server.
const target = process.env.LIFEDESK_URL ?? 'http://localhost:4200';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': target } },
  // the app, and one of its journeys with the contract's examples
  build: { target: 'baseline-widely-available', rolldownOptions: { input: ['index.html', 'without-server.html'] } },
  preview: { proxy: { '/api': target } },
});
