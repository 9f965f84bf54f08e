import { type Locale, OtpReviewStep, type ReviewedRow, ReviewStep, useLocale, useStep } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Checkbox, Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { countryName } from './countries.ts';
import { declarationOf, fileFields, type NationalityValues } from './declaration.ts';
import { nationalityName } from './nationalities.ts';
import { type NationalityContext, nationalityJourney } from './nationality-journey.ts';
import { documentInWords } from './tax-documents.ts';
import { addressTypes, visaTypes } from './words.ts';

/**
 * What is registered (its numbers are masked) and what is declared, in full for checking. Then the declaration itself.
 */
export default function NationalityReview(): ReactElement {
  const { context, check } = useStep(nationalityJourney);
  const review = {
    heading: m.updateNationality_workType(),
    caption: m.updateNationality_workType(),
    rows: useRows(),
    children: (
      <>
        {context.session === 'partial' && <Notice>{m.updateNationality_unconfirmed()}</Notice>}
        <Checkbox
          {...check('declared')}
          label={context.declarant === 'company' ? m.updateNationality_companyDeclare() : m.updateNationality_declare()}
        />
      </>
    ),
  };
  return context.session === 'full' ? (
    <OtpReviewStep {...review} />
  ) : (
    <ReviewStep {...review} action={m.updateNationality_send()} />
  );
}

type Details = Partial<NonNullable<NationalityContext['before']>>;

/** One line of the review: its step, its label, and how to read it from registered or declared details. */
interface Line {
  readonly step: string | undefined;
  readonly label: string;
  readonly says: (details: Details) => string | undefined | false;
}

function useRows(): ReviewedRow[] {
  const { context, values } = useStep(nationalityJourney);
  const locale = useLocale();
  const { before, declarant } = context;
  const after = declarationOf(values, declarant);
  const files = fileFields(values, declarant)
    .flatMap(({ field }) => values[field])
    .map(({ name }) => name);
  const rows = Object.entries(linesOf(declarant === 'company' ? undefined : values.nationality, locale)).flatMap(
    ([id, { step, label, says }]) => {
      const [was, will] = [before && (says(before) || null), says(after)];
      const row = { id, label, before: was, after: will || m.review_nothing(), ...(step !== undefined && { step }) };
      return was || will ? [row] : [];
    },
  );
  return files.length === 0
    ? rows
    : [
        ...rows,
        {
          id: 'files',
          label: m.updateNationality_files(),
          before: before && null,
          after: files.join(', '),
          step: 'proof',
        },
      ];
}

/** @param nationality undefined for a company; its consequences are not asked separately, and change with it */
function linesOf(
  nationality: NationalityValues['nationality'] | undefined,
  locale: Locale,
): Readonly<Record<string, Line>> {
  const isCompany = nationality === undefined;
  const isIndian = nationality === 'I' || nationality === 'N';
  const country = (code: string | undefined) => code && countryName(code, locale);
  const date = (text: string | undefined) => text && formatServerDate(text);
  const ofPerson = (line: Line) => ({ ...line, says: (details: Details) => !isCompany && line.says(details) });
  return {
    nationality: ofPerson({
      step: 'residence',
      label: m.updateNationality_nationality(),
      says: ({ nationality: code }) => code !== undefined && nationalityName(code),
    }),
    residence: {
      step: nationality === 'I' ? undefined : 'residence',
      label: isCompany ? m.updateNationality_managed() : m.updateNationality_residence(),
      says: (details) => country(details.currentResidenceCountry),
    },
    citizenship: {
      step: isIndian ? undefined : 'residence',
      label: isCompany ? m.updateNationality_incorporated() : m.updateNationality_citizenship(),
      says: (details) => country(details.citizenship),
    },
    birth: ofPerson({
      step: 'residence',
      label: m.updateNationality_birth(),
      says: (details) => country(details.birthCountry),
    }),
    taxCountry: {
      step: 'residence',
      label: m.updateNationality_taxCountry(),
      says: (details) => country(details.countryOfResidencePerTax),
    },
    taxId: {
      step: 'tax',
      label: m.updateNationality_taxId(),
      says: (details) => details.forgienTaxIdNum,
    },
    otherProof: {
      step: 'tax',
      label: m.updateNationality_otherProof(),
      says: ({ otherProofForiegnTaxResidence: name, documentNumber }) =>
        name && [documentInWords(name), documentNumber].filter(Boolean).join(', '),
    },
    addressType: {
      step: 'tax',
      label: m.updateNationality_addressType(),
      says: ({ addressType }) => addressType && addressTypes[addressType](),
    },
    passport: {
      step: 'passport',
      label: m.updateNationality_passportNumber(),
      says: (details) => details.passportNumber,
    },
    passportCountry: {
      step: 'passport',
      label: m.updateNationality_passportCountry(),
      says: (details) => country(details.passportIssueCountry),
    },
    passportDate: {
      step: 'passport',
      label: m.updateNationality_passportDate(),
      says: (details) => date(details.passportIssueDate),
    },
    visa: {
      step: 'passport',
      label: m.updateNationality_visa(),
      says: ({ visaType, visaValidTill }) =>
        visaType &&
        (visaValidTill
          ? m.updateNationality_visaUntil({ kind: visaTypes[visaType](), date: formatServerDate(visaValidTill) })
          : visaTypes[visaType]()),
    },
  };
}
