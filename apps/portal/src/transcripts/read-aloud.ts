import { virtual } from '@guidepup/virtual-screen-reader';
import { toProse } from './to-prose.ts';

/** More steps than any page of ours needs; beyond this the reader is lost. */
const MAX_STEPS = 600;

/** What a screen reader says from the top of the page to its end, as `toProse` writes it. */
export async function readAloud(): Promise<string> {
  await virtual.start({ container: document.body });
  try {
    for (let step = 0; (await virtual.lastSpokenPhrase()) !== 'end of document'; step += 1) {
      if (step > MAX_STEPS) throw new Error('the page has no end');
      await virtual.next();
    }
    return toProse(await virtual.spokenPhraseLog());
  } finally {
    await virtual.stop();
  }
}
