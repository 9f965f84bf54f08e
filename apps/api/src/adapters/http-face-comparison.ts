import { LIVENESS_REASONS } from '@lifedesk/rules';
import type { FaceComparison } from '../ports/face-comparison.ts';
import { LookupError } from '../ports/lookup-error.ts';
import { type LookupOptions, lookUp } from './look-up-by-http.ts';
import { readInteger, readText } from './read-values.ts';

const RESULTS = ['live', 'not-live', 'unclear'] as const;

/** Asks a provider that compares faces, over HTTP: `/pictures`, `/photos` and `/comparisons`. */
export function httpFaceComparison({ url, ...options }: LookupOptions): FaceComparison {
  const ask = async (path: string, question: object): Promise<Readonly<Record<string, unknown>>> => {
    const at = { ...options, url: () => `${typeof url === 'string' ? url : url()}${path}` };
    const answer = await lookUp(at, question);
    if (answer === null) throw new LookupError('the provider does not know the picture');
    return answer;
  };
  return {
    async checkPicture(picture) {
      const { reference: given, result: found, reasons: why } = await ask('/pictures', { picture });
      const reference = readText(given);
      const result = RESULTS.find((known) => known === found);
      if (reference === null || result === undefined || !Array.isArray(why)) throw incomplete();
      return { reference, result, reasons: LIVENESS_REASONS.filter((reason) => why.includes(reason)) };
    },
    async takePhoto(photo) {
      const reference = readText((await ask('/photos', { photo })).reference);
      if (reference === null) throw incomplete();
      return reference;
    },
    async compare(references) {
      const answer = await ask('/comparisons', references);
      const score = readInteger(answer.score);
      const model = readText(answer.model);
      if (score === null || score < 0 || score > 100 || model === null) throw incomplete();
      return { score, model };
    },
  };
}

const incomplete = () => new LookupError('the answer about a picture is incomplete');
