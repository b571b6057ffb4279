// Build-time constants (vite.config.ts) and settings a deployment passes as environment variables (docs/operations.md).
interface ViteTypeOptions {
  strictImportMetaEnv: unknown; // an unknown name is a compile error
}

interface ImportMetaEnv {
  /** `browserslist` of package.json: minimum versions by name. */
  readonly VITE_BROWSERS: Readonly<Record<string, number>>;
  /** True only where the mock server is part of the page: demo builds and the dev server without API_TARGET. */
  readonly VITE_DEMO: boolean;
  readonly VITE_CAPTCHA: 'yandex' | 'demo';
  readonly VITE_SMARTCAPTCHA_SITEKEY?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_SUPPORT_PHONE?: string;
  readonly VITE_TERMS_URL?: string;
  /** Minutes without a call after which the server ends a session; unset: no warning before. */
  readonly VITE_IDLE_MINUTES?: string;
  /** Path of an error collector on the own origin; unset: errors are not reported. */
  readonly VITE_ERROR_REPORTS?: string;
  /** Header that carries the key of a write, for a backend that recognises repeats by it; unset: no header. */
  readonly VITE_IDEMPOTENCY_HEADER?: string;
  /** Hosts whose files open without confirmation, separated by commas; unset: none. */
  readonly VITE_FILE_ORIGINS?: string;
}

/** Made by scripts/vite/seedData.ts. */
declare module 'virtual:seed' {
  /** Changes with the seed data: a stored world of another seed is seeded again. */
  export const seedHash: string;
}
