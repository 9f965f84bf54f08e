// One step of the slider on the comparison page, against the browser rendering the bare table: the rules, React and the layout
// against the layout alone. Alternating, on one page of the built portal.
import { chromium as launcher, type Page } from 'playwright';
import { chromium } from '../tools/chromium.ts';
import { signIn } from './largest-paint.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

const DESK = { viewport: { width: 1280, height: 800 } };
const ROUNDS = 60;
const WARM = 10;
/** In ms. */
const PATIENCE = 60_000;

export async function measure({ origin }: { origin: string }): Promise<Row[]> {
  const browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox', '--disable-quic'] });
  try {
    const page = await (await browser.newContext(DESK)).newPage();
    await signIn(page, origin);
    await page.goto(`${origin}/cs/compare`, { waitUntil: 'networkidle', timeout: PATIENCE });
    await page.locator('main figure').waitFor({ timeout: PATIENCE });
    const { steps, bare } = await times(page);
    return [
      {
        what: 'one step of the comparison slider',
        against: 'rendering the bare table',
        unit: 'ms',
        ours: median(steps.slice(WARM)),
        baseline: median(bare.slice(WARM)),
        target: { atMost: 2 },
      },
    ];
  } finally {
    await browser.close();
  }
}

const times = (page: Page): Promise<{ steps: number[]; bare: number[] }> =>
  page.evaluate(async (rounds) => {
    const table = document.querySelector<HTMLElement>('main [role=table]');
    const slider = document.querySelector<HTMLInputElement>('main input[type=range]');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!table || !slider || !write) throw new Error('the page has no table or no slider');
    const time = async (work: () => void) => {
      const since = performance.now();
      work();
      // React renders the result of an event before the next task
      await Promise.resolve();
      document.body.getBoundingClientRect();
      return performance.now() - since;
    };
    const steps: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = table.textContent;
      steps.push(
        await time(() => {
          write.call(slider, String(10 + (round % 80)));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        }),
      );
      if (table.textContent === before) throw new Error('a step changed no figure');
      const host = document.body.appendChild(document.createElement('div'));
      // setting markup as text would need a Trusted Types policy, which the portal does not have
      bare.push(await time(() => host.append(table.cloneNode(true))));
      host.remove();
      document.body.getBoundingClientRect();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { steps, bare };
  }, ROUNDS + WARM);
