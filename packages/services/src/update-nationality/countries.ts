import type { Locale } from '@lifedesk/journey';

/** ISO 3166-1 alpha-2, two letters each. The browser names them in the language of the page. */
const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDO' +
  'DZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKR' +
  'KWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPS' +
  'PTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWS' +
  'YEYTZAZMZW';

interface Country {
  readonly value: string;
  readonly label: string;
}

const named = new Map<Locale, readonly Country[]>();

/** The name of a country. */
export const countryName = (code: string, locale: Locale): string =>
  countriesIn(locale).find(({ value }) => value === code)?.label ?? code;

/** Every country with its name, India first, then by name. */
export function countriesIn(locale: Locale): readonly Country[] {
  const known = named.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const rank = ({ value }: Country) => (value === 'IN' ? 0 : 1);
  const all = (codes.match(/../g) ?? [])
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label, locale));
  named.set(locale, all);
  return all;
}
