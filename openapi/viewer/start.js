// Nothing is loaded from elsewhere: no fonts, no proxy, no assistant, and no usage data is sent.
globalThis.Scalar.createApiReference('#contract', {
  url: 'openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
});
