import { lazyPart, uploadTexts, useApp, useHref, usePageNavigation } from '@lifedesk/journey';
import type { Sdk } from '@lifedesk/sdk';
import {
  Button,
  CameraIcon,
  Card,
  Columns,
  FileUploadView,
  Guide,
  Heading,
  Link,
  Paragraph,
  Stack,
} from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as m from '../texts.ts';
import { cacheOffline } from './cache-offline.ts';
import { checkCode } from './check-code.ts';
import { keysUrl, loadKeys } from './keys.ts';
import type { Verdict } from './Result.tsx';
import type { ReadFile } from './read-file.ts';

export { verify_pageName as pageName } from '../texts.ts';

const Camera = lazyPart(() => import('./Camera.tsx'));
const Result = lazyPart(() => import('./Result.tsx'));

/** The latest document: its file's name, if it is a file, and the verdict so far. */
interface LatestDocument {
  readonly name: string | undefined;
  readonly verdict: Verdict | 'reading';
}

/** Checks a document by its code: from the address that the code opens, by camera, or from a file. */
export default function VerifyScreen(): ReactElement {
  const { sdk } = useApp();
  const page = useHref()('verify');
  const [camera, setCamera] = useState(false);
  const [checked, setChecked] = useState<LatestDocument>();
  // each document replaces the one before, even one that is still being read
  const round = useRef(0);

  useEffect(() => {
    if (page) void cacheOffline(page, keysUrl(sdk));
  }, [page, sdk]);

  const start = (next: LatestDocument | undefined, isCamera = false) => {
    round.current += 1;
    setCamera(isCamera);
    setChecked(next);
  };
  const check = async (find: () => Promise<ReadFile>, name?: string) => {
    start({ name, verdict: 'reading' });
    const mine = round.current;
    const verdict = await verdictOn(find, sdk);
    if (round.current === mine) setChecked({ name, verdict });
  };
  const checkText = (code: string) => check(async () => ({ code }));
  const checkFile = (file: File) => check(async () => (await import('./read-file.ts')).readFile(file), file.name);
  useCodeInAddress(checkText);

  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.verify_heading()}</Heading>
        <p>{m.verify_lead()}</p>
        <BackToPayment />
      </Stack>
      {checked?.verdict === 'reading' && <Paragraph role="status">{sayReading(checked.name)}</Paragraph>}
      {checked && checked.verdict !== 'reading' && (
        <Result key={round.current} name={checked.name} verdict={checked.verdict} />
      )}
      <Columns split="halves">
        <Card heading={m.verify_byCamera()}>
          {camera ? (
            <Camera onCode={(code) => void checkText(code)} onClose={() => setCamera(false)} />
          ) : (
            <Stack gap="3">
              <p>{m.verify_byCameraHelp()}</p>
              <div>
                <Button variant="secondary" icon={CameraIcon} onClick={() => start(undefined, true)}>
                  {m.verify_scan()}
                </Button>
              </div>
            </Stack>
          )}
        </Card>
        <Card heading={m.verify_byFile()}>
          {/* without rows, because the verdict above names the file */}
          <FileUploadView
            label={m.verify_file()}
            help={m.verify_fileHelp()}
            accept=".pdf,image/*"
            texts={uploadTexts()}
            items={[]}
            add={([file]) => file && void checkFile(file)}
            retry={ignore}
            remove={ignore}
          />
        </Card>
      </Columns>
      <Guide
        label={m.verify_guideLabel()}
        sections={[
          { title: m.verify_guideHeading(), items: [m.verify_guide1(), m.verify_guide2(), m.verify_guide3()] },
        ]}
      />
    </Stack>
  );
}

/** The way back to the payment whose receipt is checked, for a person who came from its page. */
function BackToPayment(): ReactElement | null {
  const { query } = usePageNavigation();
  const href = useHref();
  const [from, orderId] = [query.get('from'), query.get('orderId')];
  const back = from && orderId ? href(from, { orderId }) : undefined;
  return back ? (
    <Link alone href={back}>
      {m.verify_back()}
    </Link>
  ) : null;
}

const ignore = () => {};

const sayReading = (name: string | undefined) =>
  name === undefined ? m.verify_reading() : m.verify_readingFile({ name });

async function verdictOn(find: () => Promise<ReadFile>, sdk: Sdk): Promise<Verdict> {
  // a file may have gone since it was chosen, and an old browser may not read pictures
  const read = await find().catch((): ReadFile => ({ fault: 'no-picture' }));
  if ('fault' in read) return { state: 'no-code', fault: read.fault };
  try {
    return await checkCode(read.code, await loadKeys(sdk));
  } catch {
    return { state: 'no-keys' };
  }
}

/** Reads the code behind the `#` of an address opened by a phone's camera, and removes it from the history. */
function useCodeInAddress(check: (code: string) => Promise<void>): void {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const take = () => {
      const code = location.hash.slice(1);
      if (code === '') return;
      history.replaceState(history.state, '', location.pathname + location.search);
      void latest.current(code);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
}
