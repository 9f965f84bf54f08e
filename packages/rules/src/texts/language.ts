/** The languages that the texts are written in. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence for each reason, written from the facts that decided. */
export type Texts<Reason extends string, Facts = void> = Readonly<Record<Reason, (facts: Facts) => string>>;

/** The same in every language. */
export type InEveryLanguage<T> = Readonly<Record<Language, T>>;
