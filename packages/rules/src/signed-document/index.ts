// Signed documents.

export type { SignedDocument, SignedDocumentKind, SignedPart } from './document-facts.ts';
export { formatSignedDocument } from './format-facts.ts';
export type { ReadDocument, UnreadableDocument } from './read-code.ts';
export { readSignedDocument } from './read-code.ts';
export type { KeyForDocument, SigningKey } from './signing-keys.ts';
export { readSigningKeys, signingKeyOf } from './signing-keys.ts';
