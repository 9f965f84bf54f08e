// Lighthouse's phone profile on the sign-in page, as served. It is not installed with the workspace, but downloaded when needed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '../tools/chromium.ts';
import { run } from '../tools/run.ts';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** A score out of 100, and the audits that cost points. */
export interface Score {
  category: string;
  score: number;
  lost: string[];
}

export async function lighthouse({ origin }: { origin: string }): Promise<Score[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const { ok, output } = await run(
      [
        'npx',
        '--yes',
        `lighthouse@${VERSION}`,
        `${origin}/cs/login`,
        '--quiet',
        '--form-factor=mobile',
        `--only-categories=${CATEGORIES.join(',')}`,
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless --no-sandbox --disable-quic',
      ],
      { env: { CHROME_PATH: await chromium() }, silence: 300_000 },
    );
    if (!ok) throw new Error(`Lighthouse failed: ${output.slice(-2_000)}`);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return CATEGORIES.map((category) => {
      const { score, auditRefs } = report.categories[category];
      const lost = auditRefs
        .filter(({ weight, id }: { weight: number; id: string }) => {
          const audit = report.audits[id];
          return weight > 0 && audit.score !== null && audit.score < 1;
        })
        .map(({ id }: { id: string }) => `${id} ${report.audits[id].displayValue ?? ''}`.trim());
      return { category, score: Math.round(score * 100), lost };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
