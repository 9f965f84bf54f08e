import { type FormEvent, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../components/Combobox/use-search.ts';
import { DateField } from '../components/DateField/DateField.tsx';
import { type DateReading, readDate, writeDate } from '../components/DateField/date-parts.ts';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { FileUpload } from '../components/FileUpload/FileUpload.tsx';
import { MaskedField } from '../components/MaskedField/MaskedField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { branchTexts, searchBranches } from './branches.ts';
import type { NeftTexts } from './neft.ts';
import { uploadTexts } from './upload.ts';

const inFours = (value: string) => value.replace(/(.{4})(?=.)/g, '$1 ');
const account = {
  mask: (value: string) => inFours(value.replace(value.length > 4 ? /.(?=.{4})/g : /./g, 'X')),
  format: inFours,
  clean: (typed: string) => typed.replace(/\D/g, ''),
  inputMode: 'numeric',
} as const;

/** The last day that the form accepts; an app gets it from the server's clock. */
const TODAY = '2027-03-17';

type Part = keyof NeftTexts['errors'];

/** Bank details as a person enters them. It validates on submit, and then each field that was wrong on every edit. */
export function NeftForm({ texts: t, language }: { texts: NeftTexts; language: unknown }) {
  const [owner, setOwner] = useState('');
  const [branch, setBranch] = useState<ComboboxOption | null>(null);
  const [number, setNumber] = useState('');
  const [again, setAgain] = useState('');
  const [micr, setMicr] = useState('');
  const [kind, setKind] = useState<string>();
  const [opened, setOpened] = useState<DateReading>(() => readDate(writeDate(null)));
  const [cheques, setCheques] = useState(0);
  const [own, setOwn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<readonly Part[]>([]);

  const wrong: Record<Part, boolean> = {
    owner: owner.trim() === '',
    branch: branch === null,
    account: !/^\d{9,18}$/.test(number),
    confirm: number !== again,
    micr: micr !== '' && !/^\d{9}$/.test(micr),
    kind: kind === undefined,
    opened: opened.problem !== null,
    cheque: cheques === 0,
    own: !own,
  };
  const parts = Object.keys(wrong) as Part[];
  const errorOf = (part: Part) => (shown.includes(part) && wrong[part] ? t.errors[part] : undefined);
  const fieldOf = (part: Part) => (part === 'opened' ? `neft-opened-${opened.wrong[0] ?? 'day'}` : `neft-${part}`);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setShown(parts.filter((part) => wrong[part]));
    setAttempt((count) => count + 1);
  };

  return (
    <Stack gap="6" as="form" noValidate onSubmit={send} aria-label={t.heading}>
      <ErrorSummary
        title={t.problem}
        attempt={attempt}
        problems={parts
          .filter((part) => errorOf(part) !== undefined)
          .map((part) => ({ fieldId: fieldOf(part), message: errorOf(part) }))}
      />
      <TextField
        id="neft-owner"
        label={t.owner}
        help={t.ownerHelp}
        autoComplete="name"
        value={owner}
        onChange={(event) => setOwner(event.target.value)}
        error={errorOf('owner')}
      />
      <Combobox
        id="neft-branch"
        label={t.branch}
        help={t.branchHelp}
        search={searchBranches}
        texts={branchTexts(language)}
        least={2}
        value={branch}
        onValueChange={setBranch}
        error={errorOf('branch')}
      />
      <MaskedField
        {...account}
        id="neft-account"
        label={t.account}
        revealLabel={t.showAccount}
        value={number}
        onValueChange={setNumber}
        error={errorOf('account')}
      />
      <MaskedField
        {...account}
        id="neft-confirm"
        label={t.confirm}
        help={t.confirmHelp}
        revealLabel={t.showConfirm}
        value={again}
        onValueChange={setAgain}
        error={errorOf('confirm')}
      />
      <TextField
        id="neft-micr"
        label={t.micr}
        help={t.micrHelp}
        optional={t.optional}
        inputMode="numeric"
        autoComplete="off"
        figures
        value={micr}
        onChange={(event) => setMicr(event.target.value)}
        error={errorOf('micr')}
      />
      <RadioGroup
        id="neft-kind"
        label={t.kind}
        options={(['savings', 'current', 'nre', 'nro'] as const).map((value) => ({ value, label: t[value] }))}
        value={kind ?? ''}
        onValueChange={setKind}
        error={errorOf('kind')}
      />
      <DateField
        id="neft-opened"
        label={t.opened}
        help={t.openedHelp}
        texts={{ day: t.day, month: t.month, year: t.year }}
        latest={TODAY}
        value={opened.date}
        onValueChange={(_date, reading) => setOpened(reading)}
        error={errorOf('opened')}
        wrong={opened.wrong}
      />
      <FileUpload
        id="neft-cheque"
        label={t.cheque}
        help={t.chequeHelp}
        texts={uploadTexts(language)}
        accept=".pdf,.jpg,.jpeg"
        camera
        upload={async (file) => file.name}
        onItemsChange={(items) => setCheques(items.filter(({ state }) => state === 'done').length)}
        error={errorOf('cheque')}
      />
      <Checkbox
        id="neft-own"
        label={t.own}
        checked={own}
        onChange={(event) => setOwn(event.target.checked)}
        error={errorOf('own')}
      />
      <Inline stackOnPhone>
        <Button type="submit" variant="form">
          {t.continue}
        </Button>
        <Button variant="ghost">{t.later}</Button>
      </Inline>
    </Stack>
  );
}
