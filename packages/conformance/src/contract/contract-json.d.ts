declare module '@lifedesk/contract/openapi.json' {
  const document: import('./document.ts').Document;
  export default document;
}
