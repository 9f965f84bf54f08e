import {
  inBackground,
  type Problems,
  ruleMessage,
  uploadTexts,
  useApp,
  useForm,
  useLocale,
  useStep,
} from '@lifedesk/journey';
import {
  checkMobile,
  OFFLINE_FILE_DAYS,
  type OfflineFileReason,
  parseIsoDate,
  todayInIndia,
  valueOn,
} from '@lifedesk/rules';
import { mobileText, offlineFileText } from '@lifedesk/rules/texts';
import { type FieldRefusal, isLifedeskError, type LifedeskError, validateEkyc } from '@lifedesk/sdk';
import { Button, ErrorSummary, FileUploadView, Heading, Paragraph, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { base64Of } from '../shared/identity/base64.ts';
import { consentOf } from '../shared/identity/consent.ts';
import * as m from '../texts.ts';
import { ekycJourney } from './ekyc-journey.ts';
import { InsteadOfCheck } from './ekyc-steps.tsx';
import { findIdentity } from './load-ekyc.ts';

/** File, share code and number as chosen and typed. They live as long as the step is open, and nowhere else. */
type ChosenFile = { readonly file: File | undefined; readonly shareCode: string; readonly mobileNo: string };

const blank: ChosenFile = { file: undefined, shareCode: '', mobileNo: '' };
const MOST_BYTES = 1_048_576;
const SHORTEST = 4;
const idOf = (field: string) => `offline-${field}`;

const REASONS: readonly OfflineFileReason[] = [
  'too-big',
  'not-zip',
  'code-wrong',
  'signature',
  'certificate',
  'too-old',
  'mobile-differs',
];

/** By a file of the Aadhaar authority. The Aadhaar number is not asked. */
export function FileForm(): ReactElement {
  const { sdk, now } = useApp();
  const { context, values, goNext, refuse } = useStep(ekycJourney);
  const language = useLocale();
  const today = todayInIndia(now());
  const days = valueOn(OFFLINE_FILE_DAYS, today) ?? 0;

  const textOf = ({ because, facts }: FieldRefusal) => {
    const reason = REASONS.find((one) => one === because) ?? 'not-zip';
    const madeOn = typeof facts.date === 'string' ? parseIsoDate(facts.date) : null;
    return () =>
      offlineFileText(reason, { madeOn, days: typeof facts.count === 'number' ? facts.count : days }, language);
  };
  const problemsOf = ({ file, shareCode, mobileNo }: ChosenFile): Problems<ChosenFile> => {
    const mobile = checkMobile(mobileNo);
    return {
      file: !file
        ? m.ekyc_fileMissing
        : file.size > MOST_BYTES
          ? () => offlineFileText('too-big', { madeOn: null, days }, language)
          : undefined,
      shareCode: shareCode.length < SHORTEST ? m.ekyc_shareCodeMissing : undefined,
      mobileNo: mobileNo === '' || mobile.valid ? undefined : ruleMessage(mobileText, mobile.because),
    };
  };
  const form = useForm({ blank, problems: problemsOf, idOf });
  const { values: chosen, set, text, errorOf, summary, busy, submit, show } = form;

  const refusedFields = (error: LifedeskError): Problems<ChosenFile> =>
    Object.fromEntries(
      error.fieldErrors.flatMap(({ pointer, refusal }) => {
        const field = pointer.split('/')[2];
        return refusal && field ? [[field, textOf(refusal)]] : [];
      }),
    );
  const send = async ({ file, shareCode, mobileNo }: ChosenFile) => {
    if (!file) return;
    const mobile = checkMobile(mobileNo);
    try {
      const body = {
        consent: consentOf(values.agreedIn, context.consent, ['identity', 'address']),
        offline: {
          file: await base64Of(file),
          shareCode,
          ...(mobile.valid && { mobileNo: mobile.value.e164 }),
        },
      };
      const check = () => validateEkyc(sdk, body, inBackground);
      goNext({ found: await findIdentity(sdk, check, values.found?.foundToken) });
    } catch (error) {
      const refused = isLifedeskError(error) && error.code === 'offline-file' ? refusedFields(error) : {};
      if (Object.keys(refused).length > 0) show(refused);
      else await refuse(error);
    }
  };

  return (
    <Stack gap="6">
      <form onSubmit={(event) => void submit(send)(event)} noValidate autoComplete="off">
        <Stack gap="6">
          <Stack gap="2" measure="text">
            <Heading level={1}>{m.ekyc_fileHeading()}</Heading>
            <p>{m.ekyc_fileLead({ days })}</p>
          </Stack>
          <ErrorSummary {...summary} />
          <FileUploadView
            id={idOf('file')}
            label={m.ekyc_file()}
            help={m.ekyc_fileHelp()}
            error={errorOf('file')}
            accept=".zip,application/zip"
            texts={uploadTexts()}
            items={[]}
            add={([file]) => set({ file })}
            retry={ignore}
            remove={ignore}
          />
          {chosen.file && <Paragraph role="status">{m.ekyc_fileChosen({ name: chosen.file.name })}</Paragraph>}
          <TextField
            {...text('shareCode')}
            name={undefined}
            label={m.ekyc_shareCode()}
            help={m.ekyc_shareCodeHelp()}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={64}
          />
          <TextField
            {...text('mobileNo')}
            label={m.ekyc_fileMobile()}
            help={m.ekyc_fileMobileHelp()}
            optional={m.request_optional()}
            inputMode="tel"
            autoComplete="off"
            maxLength={16}
            figures
          />
          <div>
            <Button type="submit" variant="form" loading={busy} loadingLabel={m.ekyc_fileChecking()}>
              {m.ekyc_fileCheck()}
            </Button>
          </div>
        </Stack>
      </form>
      <InsteadOfCheck />
    </Stack>
  );
}

const ignore = () => {};
