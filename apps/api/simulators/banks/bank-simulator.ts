import { stripNameTitle } from '@lifedesk/rules';
import type { FastifyPluginAsync } from 'fastify';
import { answerQuestions } from '../registers/answer-questions.ts';

/**
 * Simulates a provider that verifies accounts with the banks. Accounts ending in 0000 do not exist, those ending in
 * 9999 belong to a company, and all others belong to the holder that the caller names.
 */
export const bankSimulator =
  (token: string): FastifyPluginAsync =>
  async (app) =>
    answerQuestions(app, token, ['ifscCode', 'accountNo', 'holderName'], ({ accountNo, holderName }) => {
      if (accountNo.endsWith('0000')) return null;
      const name = accountNo.endsWith('9999') ? 'SHREE GANESH TRADERS' : stripNameTitle(holderName).toUpperCase();
      return { name };
    });
