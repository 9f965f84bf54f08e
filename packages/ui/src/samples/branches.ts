import type { ComboboxOption, SearchAnswer } from '../components/Combobox/use-search.ts';

const banks = [
  ['SAHY', 'Sahyadri Bank'],
  ['MALB', 'Malabar Grameen Bank'],
  ['GODA', 'Godavari Cooperative Bank'],
  ['NARM', 'Narmada Bank'],
  ['KAVE', 'Kaveri Bank'],
  ['INDS', 'Indus National Bank'],
] as const;
const towns = [
  'Thiruvananthapuram Medical College Campus',
  'Kozhikode Beach Road',
  'Pune Camp',
  'Chennai T. Nagar',
  'Guwahati Paltan Bazaar',
  'Jaipur MI Road',
  'Lucknow Hazratganj',
  'Bengaluru Jayanagar 4th Block',
];

/** As many branches as India has, all invented. */
export const branches: readonly ComboboxOption[] = Array.from({ length: 150_000 }, (_, at) => {
  const [code, bank] = banks[at % banks.length] as (typeof banks)[number];
  const town = towns[Math.floor(at / banks.length) % towns.length];
  return {
    value: `${code}0${String(at).padStart(6, '0')}`,
    label: `${code}0${String(at).padStart(6, '0')}`,
    detail: `${bank}, ${town}`,
  };
});

const index = branches.map(({ label, detail }) => `${label} ${detail}`.toLowerCase());
const MOST = 20;

/** A search in the browser: every word of the text must occur. */
export function searchBranches(text: string): SearchAnswer {
  const words = text.toLowerCase().split(/\s+/);
  const options: ComboboxOption[] = [];
  let more = 0;
  for (let at = 0; at < index.length; at++) {
    if (!words.every((word) => index[at]?.includes(word))) continue;
    if (options.length < MOST) options.push(branches[at] as ComboboxOption);
    else more++;
  }
  return { options, more };
}

/** The texts of the field, in both languages. */
export const branchTexts = (language: unknown) =>
  language === 'hi'
    ? {
        list: 'मिली हुई शाखाएँ',
        searching: 'खोज हो रही है',
        nothing: 'कोई शाखा नहीं मिली। वर्तनी जाँचें या IFSC लिखें।',
        failed: 'खोज नहीं हो सकी। कृपया फिर लिखें।',
        more: (count: number) => `${count.toLocaleString('en-IN')} और। कम करने के लिए आगे लिखें।`,
        found: (shown: number, more: number) => `${shown} शाखाएँ। ${more} और।`,
        clear: 'खाली करें',
      }
    : {
        list: 'Branches found',
        searching: 'Searching',
        nothing: 'No branch matches. Check the spelling, or type the IFSC.',
        failed: 'The search did not work. Please type again.',
        more: (count: number) => `${count.toLocaleString('en-IN')} more. Type more to narrow the list.`,
        found: (shown: number, more: number) => `${shown} branches. ${more} more.`,
        clear: 'Clear',
      };
