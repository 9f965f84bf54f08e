import { stripNameTitle } from '@lifedesk/rules';
import type { FastifyPluginAsync } from 'fastify';
import { answerQuestions } from './answer-questions.ts';

/**
 * Simulates the tax office's PAN register. The fifth letter of a PAN is the first letter of the surname; if it differs,
 * the PAN belongs to another name. PANs with the figures 0404 do not exist; those whose figures end in 9 are not linked
 * to an Aadhaar.
 */
export const panRegisterSimulator =
  (token: string): FastifyPluginAsync =>
  async (app) =>
    answerQuestions(app, token, ['pan', 'name'], ({ pan, name }) => {
      const figures = pan.slice(5, 9);
      if (figures === '0404') return null;
      const words = stripNameTitle(name).split(/\s+/);
      return {
        nameMatches: words.some((word) => word.toUpperCase().startsWith(pan.charAt(4))),
        seedingText: figures.endsWith('9') ? 'Aadhaar seeding - Not seeded' : 'Aadhaar seeding - Seeded',
      };
    });
