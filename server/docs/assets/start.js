// Starts the reference: four documents, nothing from anywhere else.
Scalar.createApiReference('#app', {
  sources: [
    { title: 'Admin API', slug: 'admin', url: '/openapi/admin.v31.json', default: true },
    { title: 'Customer API', slug: 'customer', url: '/openapi/customer.v31.json' },
    { title: 'Public API', slug: 'public', url: '/openapi/public.v31.json' },
    { title: 'Webhooks', slug: 'webhook', url: '/openapi/webhook.v31.json' },
  ],
  proxyUrl: '', telemetry: false, withDefaultFonts: false, hideClientButton: true,
  showDeveloperTools: 'never', agent: { disabled: true }, mcp: { disabled: true }, persistAuth: false,
  // The default colors are too pale to read (WCAG 2.2 AA).
  customCss: `.light-mode{--scalar-color-2:#4d4d4d;--scalar-color-3:#5f5f5f;--scalar-color-blue:#005a9e;--scalar-color-green:#006b43;--scalar-color-orange:#8a4a00;--scalar-color-yellow:#6b5300;--scalar-color-red:#b00020;--scalar-color-purple:#5b3bb0}
.dark-mode{--scalar-color-3:#a3a3a3;--scalar-color-red:#ff6b6b}`,
});
