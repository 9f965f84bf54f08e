import { stripNameTitle } from '@lifedesk/rules';
import type { FastifyPluginAsync } from 'fastify';
import { answerQuestions } from '../registers/answer-questions.ts';

/**
 * The banks, as a provider that asks them would answer: accounts ending with 0000 do not exist, those ending with 9999 are a
 * company's, and all others belong to whoever says so.
 */
export const bankSimulator =
  (token: string): FastifyPluginAsync =>
  async (app) =>
    answerQuestions(app, token, ['ifscCode', 'accountNo', 'holderName'], ({ accountNo, holderName }) => {
      if (accountNo.endsWith('0000')) return null;
      const name = accountNo.endsWith('9999') ? 'SHREE GANESH TRADERS' : stripNameTitle(holderName).toUpperCase();
      return { name };
    });
