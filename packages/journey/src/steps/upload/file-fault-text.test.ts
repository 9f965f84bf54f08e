import { FILE_FAULTS } from '@lifedesk/rules';
import { expect, it } from 'vitest';
import { fileFaultText } from './file-fault-text.ts';

it('has a sentence of its own for each reason', () => {
  const sentences = [...FILE_FAULTS, undefined].map(fileFaultText);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(fileFaultText('a newer reason')).toBe(fileFaultText(undefined));
});
