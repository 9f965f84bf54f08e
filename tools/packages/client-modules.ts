// Marks the modules of a package that only run in a client, so that a server component may import them.
import type { Plugin } from 'esbuild';

const DIRECTIVE = "'use client';\n";
/** What a module with state, effects, context or event handlers imports. */
const CLIENT =
  /^(?:import|export)\b[^;]*?\bfrom\s*["'](?:react|react-dom|react\/jsx-runtime|jotai|downshift|@radix-ui\/[^"']+)["']/m;

/** Whether a built module needs the directive. */
export const isClientModule = (code: string): boolean => CLIENT.test(code);

/** Whether a built module has the directive. */
export const hasDirective = (code: string): boolean => /^["']use client["'];/.test(code);

/** Adds the directive to the modules that need it. A source map skips the new line. */
export const clientModules = (): Plugin => ({
  name: 'client-modules',
  setup(build) {
    build.onEnd(({ outputFiles = [] }) => {
      const marked = new Set<string>();
      for (const file of outputFiles) {
        if (!file.path.endsWith('.js') || !isClientModule(file.text)) continue;
        marked.add(`${file.path}.map`);
        file.contents = new TextEncoder().encode(DIRECTIVE + file.text);
      }
      for (const file of outputFiles) {
        if (!marked.has(file.path)) continue;
        const map = JSON.parse(file.text);
        file.contents = new TextEncoder().encode(JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
      }
    });
  },
});
