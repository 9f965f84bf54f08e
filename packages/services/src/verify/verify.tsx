import { lazyPart, uploadTexts, useApp, useHref, useLocale } from '@lifedesk/journey';
import {
  Button,
  CameraIcon,
  Card,
  Columns,
  FileUpload,
  Guide,
  Heading,
  Notice,
  Stack,
  UploadRefusal,
} from '@lifedesk/ui';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import * as m from '../texts.ts';
import { cacheOffline } from './cache-offline.ts';
import { type CheckResult, checkCode } from './check-code.ts';
import { keysUrl, loadKeys } from './keys.ts';
import type { FileFault } from './read-file.ts';

export { verify_pageName as pageName } from '../texts.ts';

const Camera = lazyPart(() => import('./Camera.tsx'));
const Result = lazyPart(() => import('./Result.tsx'));

const faults: Record<FileFault, () => string> = {
  'too-large': m.verify_fileTooLarge,
  'no-picture': m.verify_fileNoPicture,
  'no-code': m.verify_fileNoCode,
  'no-code-in-pdf': m.verify_fileNoCodeInPdf,
};

/** Checks a document by its code: from the address that the code opens, by camera, or from a file. */
export default function VerifyScreen(): ReactElement {
  useLocale();
  const { sdk } = useApp();
  const page = useHref()('verify');
  const [camera, setCamera] = useState(false);
  const [checked, setChecked] = useState<CheckResult | 'no-keys'>();

  useEffect(() => {
    if (page) void cacheOffline(page, keysUrl(sdk));
  }, [page, sdk]);

  const check = useCallback(
    async (code: string) => {
      setCamera(false);
      try {
        setChecked(await checkCode(code, await loadKeys(sdk)));
      } catch {
        setChecked('no-keys');
      }
    },
    [sdk],
  );
  useCodeInAddress(check);

  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.verify_heading()}</Heading>
        <p>{m.verify_lead()}</p>
      </Stack>
      {checked === 'no-keys' && (
        <Notice role="alert" tone="error" title={m.verify_noKeys()}>
          {m.verify_noKeysBody()}
        </Notice>
      )}
      {checked && checked !== 'no-keys' && <Result checked={checked} />}
      <Columns split="halves">
        <Card heading={m.verify_byCamera()}>
          {camera ? (
            <Camera onCode={(code) => void check(code)} onClose={() => setCamera(false)} />
          ) : (
            <Stack gap="3">
              <p>{m.verify_byCameraHelp()}</p>
              <div>
                <Button variant="secondary" icon={CameraIcon} onClick={() => setCamera(true)}>
                  {m.verify_scan()}
                </Button>
              </div>
            </Stack>
          )}
        </Card>
        <Card heading={m.verify_byFile()}>
          <FileUpload
            label={m.verify_file()}
            help={m.verify_fileHelp()}
            accept=".pdf,image/*"
            texts={{ ...uploadTexts(), uploading: m.verify_reading(), done: m.verify_read() }}
            upload={async (file) => {
              const { readFile } = await import('./read-file.ts');
              const read = await readFile(file);
              if ('fault' in read) throw new UploadRefusal(faults[read.fault]());
              await check(read.code);
            }}
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

/** Reads the code behind the `#` of an address opened by a phone's camera, and removes it from the history. */
function useCodeInAddress(check: (code: string) => Promise<void>): void {
  useEffect(() => {
    const take = () => {
      const code = location.hash.slice(1);
      if (code === '') return;
      history.replaceState(history.state, '', location.pathname + location.search);
      void check(code);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [check]);
}
