import type { Locale } from '@lifedesk/journey';
import { type CallOptions, contentQuery, type Sdk } from '@lifedesk/sdk';

/** What a cell contains besides its text. */
export type Child =
  | { readonly __typename: 'Accordion'; readonly items: readonly { readonly title: string; readonly body: string }[] }
  | {
      readonly __typename: 'Table';
      readonly caption: string | null;
      readonly columns: readonly string[];
      readonly cells: readonly (readonly string[])[];
    }
  | {
      readonly __typename: 'FundDetails';
      readonly fundName: string;
      readonly objective: string;
      readonly riskLevel: string;
      readonly sfin: string | null;
      readonly facts: readonly { readonly label: string; readonly value: string }[];
    };

export interface Cell {
  readonly id: string;
  readonly position: string;
  readonly heading: string | null;
  readonly body: string | null;
  readonly child: Child | null;
  readonly searchKeys: readonly { readonly label: string; readonly value: string }[];
}

export interface ContentTab {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Cell[];
}

/** A page maintained by editors. */
export interface ContentPage {
  readonly title: string;
  readonly description: string | null;
  readonly tabDetails: readonly ContentTab[];
}

export interface Question {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
}

const query = `query Page($slug: String!, $language: Language!) {
  page(slug: $slug, language: $language) {
    title
    description
    tabDetails {
      id
      title
      rows {
        id
        position
        heading
        body
        searchKeys { label value }
        child {
          __typename
          ... on Accordion { items { title body } }
          ... on Table { caption columns cells }
          ... on FundDetails { fundName objective riskLevel sfin facts { label value } }
        }
      }
    }
  }
  faq(language: $language) { id topic question answer }
}`;

export interface PageAndQuestions {
  /** Null if the route has none. */
  readonly page: ContentPage | null;
  readonly faq: readonly Question[];
}

/** The content of a route and all questions with their answers, in a language. */
export function pageAndQuestions(
  sdk: Sdk,
  variables: { readonly slug: string; readonly language: Locale },
  options: CallOptions,
): Promise<PageAndQuestions> {
  return contentQuery(sdk, { operationName: 'Page', query, variables }, { ...options, get: true });
}
