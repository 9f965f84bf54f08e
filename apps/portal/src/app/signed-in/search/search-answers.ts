import type { ServiceEntry, Text } from '@lifedesk/journey';
import { locales } from '@lifedesk/journey/locale';
import { menuEntryFor, type SessionKind } from '@lifedesk/journey/service';
import { checkPolicyNumber } from '@lifedesk/rules';
import { menus } from '@lifedesk/services/menus';
import { DocumentIcon, HelpIcon, LanguageIcon, PhoneIcon, type ServiceListItem } from '@lifedesk/ui';
import { type FindableGuide, guidesFor } from '../../../registry/guides.ts';
import { addressOf } from '../../../registry/registry.ts';
import * as m from '../../../texts.ts';
import { type SearchEntry, searchIndex } from './search-index.ts';

/** A question of the help pages with its answer. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** A search result in the form that is shown. */
export interface Answer extends Omit<ServiceListItem, 'note'> {
  readonly kind: string;
  /** Why a service is not available, or what to do instead. */
  readonly note?: string;
  /** Not done online: show the number to call. */
  readonly byPhone?: true;
  /** Offers the other languages. */
  readonly languages?: true;
}

export interface SearchContent {
  /** Services of the person's audience, even those that they cannot use now. */
  readonly services: readonly ServiceEntry[];
  /** In the language of the page. */
  readonly questions: readonly Question[];
  readonly session: SessionKind;
  /** The page of a policy; undefined for a number that is not known to be the person's. */
  readonly policyHref?: (policyNo: string) => string | undefined;
}

/** Every language of a text: people who read Hindi may well type English. */
const everyLanguage = (text: Text): string => locales.map((locale) => text({}, { locale })).join(' ');

/** What a person can do ranks above what they cannot. */
const UNAVAILABLE = 0.5;
/** A service ranks above a part of another one with the same word. */
const PART = 0.8;

/** The service whose parts are documents. */
const DOCUMENTS = 'download-center';

interface FoundEntry extends SearchEntry {
  readonly answer: () => Answer;
}

const findable = (id: string, name: Text, words: Text, answer: () => Answer): FoundEntry => ({
  id,
  names: everyLanguage(name),
  words: everyLanguage(words),
  answer,
});

function ofService({ id, href, icon, unavailable }: ServiceEntry, session: SessionKind): FoundEntry[] {
  const known = menus[id];
  if (!known) return [];
  const entry = menuEntryFor(known, session);
  const where = unavailable === undefined ? { href } : { note: unavailable };
  return [
    {
      ...findable(id, entry.name, entry.words, () => ({
        id,
        kind: m.search_service(),
        label: entry.name(),
        icon,
        ...where,
      })),
      weight: unavailable === undefined ? 1 : UNAVAILABLE,
    },
    ...(entry.parts ?? []).map((part) => ({
      ...findable(part.id, part.name, part.words, () => ({
        id: part.id,
        kind: id === DOCUMENTS ? m.search_document() : m.search_service(),
        label: part.name(),
        icon: id === DOCUMENTS ? DocumentIcon : icon,
        href: addressOf(id, part.query),
      })),
      weight: PART,
    })),
  ];
}

const ofGuide = ({ id, name, how, words }: FindableGuide): FoundEntry =>
  findable(id, name, words, () => ({
    id,
    kind: m.search_guide(),
    label: name(),
    icon: PhoneIcon,
    note: how(),
    byPhone: true,
  }));

const ofQuestion = ({ id, question, answer }: Question): FoundEntry => ({
  id: `question-${id}`,
  names: '',
  words: question,
  text: answer,
  answer: () => ({
    id: `question-${id}`,
    kind: m.search_question(),
    label: question,
    icon: HelpIcon,
    href: addressOf('queries-complaints', { question: id }),
  }),
});

/** What people look for that is no service. */
const elsewhere: readonly FoundEntry[] = [
  findable('language', m.search_language, m.search_languageWords, () => ({
    id: 'language',
    kind: m.search_question(),
    label: m.search_language(),
    icon: LanguageIcon,
    languages: true,
  })),
  findable('password', m.search_password, m.search_passwordWords, () => ({
    id: 'password',
    kind: m.search_question(),
    label: m.search_password(),
    icon: HelpIcon,
    note: m.search_passwordHow(),
  })),
];

/** A search over services, documents, help and what is not done online; the best result first. */
export function answersTo({
  services,
  questions,
  session,
  policyHref = () => undefined,
}: SearchContent): (typed: string) => Answer[] {
  const all = [
    ...services.flatMap((entry) => ofService(entry, session)),
    ...guidesFor(session).map(ofGuide),
    ...elsewhere,
    ...questions.map(ofQuestion),
  ];
  const byId = new Map(all.map((one) => [one.id, one]));
  const find = searchIndex(all);
  return (typed) => {
    const number = checkPolicyNumber(typed);
    const href = number.valid ? policyHref(number.value) : undefined;
    const found = find(typed).flatMap((id) => byId.get(id)?.answer() ?? []);
    return number.valid && href !== undefined ? [ofPolicy(number.value, href), ...found] : found;
  };
}

const ofPolicy = (policyNo: string, href: string): Answer => ({
  id: 'policy',
  kind: m.search_policy(),
  label: m.policy_number({ number: policyNo }),
  icon: DocumentIcon,
  href,
});
