import { systemClock } from '../../src/adapters/system-clock.ts';
import type { Extension } from '../../src/create-api.ts';
import { addSpaces } from './answer-from-space.ts';
import type { Surroundings } from './open-space.ts';
import { addSpaceRoutes } from './space-routes.ts';
import { createSpaces } from './spaces.ts';

const HOUR_MS = 3_600_000;

/** Adds spaces to a sandbox. */
export async function spacesExtension(surroundings: Surroundings): Promise<Extension> {
  const spaces = await createSpaces(surroundings, systemClock);
  return {
    addHooks(app) {
      app.addHook('onClose', () => spaces.end());
      addSpaces(app, spaces);
    },
    jobs: [{ name: 'close unused spaces', everyMs: HOUR_MS, run: () => spaces.closeUnused() }],
    async addRoutes(app) {
      await app.register(async (pages) => {
        pages.removeAllContentTypeParsers();
        // the forms have no fields
        pages.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
        addSpaceRoutes(pages, spaces, surroundings.origin);
      });
    },
  };
}
