/** Categories of medical tests, from an interview to tests at a centre. An application without tests has none. */
export const MEDICAL_CATEGORIES = ['T', 'T+', 'B', 'C', 'D', 'E'] as const;
export type MedicalCategory = (typeof MEDICAL_CATEGORIES)[number];

export type MedicalTest =
  | 'interview'
  | 'blood-and-urine'
  | 'examination'
  | 'resting-ecg'
  | 'treadmill'
  | 'cotinine'
  | 'echocardiogram'
  | 'chest-x-ray';

const B: readonly MedicalTest[] = ['examination', 'blood-and-urine', 'resting-ecg'];
const TESTS: Readonly<Record<MedicalCategory, readonly MedicalTest[]>> = {
  T: ['interview'],
  'T+': ['interview', 'blood-and-urine'],
  B,
  C: [...B, 'treadmill'],
  D: [...B, 'treadmill', 'cotinine'],
  E: [...B, 'treadmill', 'echocardiogram', 'chest-x-ray'],
};

/** The tests of a category. Source: the company's grid. */
export const medicalTests = (category: MedicalCategory): readonly MedicalTest[] => TESTS[category];

export type MedicalPreparation =
  | 'photo-identity'
  | 'quiet-place'
  | 'fasting'
  | 'medicines'
  | 'no-alcohol'
  | 'no-smoking'
  | 'comfortable-clothes';

/** How to prepare for the tests of a category, in the order in which a card lists it. */
export function medicalPreparation(category: MedicalCategory): readonly MedicalPreparation[] {
  const tests = medicalTests(category);
  const fasts = tests.includes('blood-and-urine');
  const walks = tests.includes('treadmill');
  return [
    'photo-identity',
    ...(tests.includes('interview') ? (['quiet-place'] as const) : []),
    ...(fasts ? (['fasting', 'medicines', 'no-alcohol'] as const) : []),
    ...(walks ? (['no-smoking', 'comfortable-clothes'] as const) : []),
  ];
}
